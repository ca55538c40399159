/* A Vulkan layer that takes the graphics card away: once the file that LOSE_WHEN names is there, every call that works for
 * the device answers VK_ERROR_DEVICE_LOST. run.sh builds and uses it. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <vulkan/vk_layer.h>
#include <vulkan/vulkan.h>

static PFN_vkGetInstanceProcAddr next_of_instance;
static PFN_vkGetDeviceProcAddr next_of_device;
static VkInstance the_instance;
static VkDevice the_device;

static int is_lost(void) {
    const char *when = getenv("LOSE_WHEN");
    return when && access(when, F_OK) == 0;
}

/* A call that goes on to the driver while the device is there. */
#define PASSED(name, parameters, arguments)                                                                   \
    static VkResult VKAPI_CALL on_##name parameters {                                                         \
        return is_lost() ? VK_ERROR_DEVICE_LOST : ((PFN_vk##name)next_of_device(the_device, "vk" #name)) arguments; \
    }

PASSED(QueueSubmit, (VkQueue queue, uint32_t count, const VkSubmitInfo *work, VkFence fence), (queue, count, work, fence))
PASSED(QueuePresentKHR, (VkQueue queue, const VkPresentInfoKHR *present), (queue, present))
PASSED(AcquireNextImageKHR,
       (VkDevice device, VkSwapchainKHR chain, uint64_t wait, VkSemaphore semaphore, VkFence fence, uint32_t *image),
       (device, chain, wait, semaphore, fence, image))
PASSED(WaitForFences, (VkDevice device, uint32_t count, const VkFence *fences, VkBool32 all, uint64_t wait),
       (device, count, fences, all, wait))
PASSED(WaitSemaphores, (VkDevice device, const VkSemaphoreWaitInfo *info, uint64_t wait), (device, info, wait))

/* The link to the next layer, in the chain of structures that the loader hands over. */
#define LINK(type, kind, info)                                                                                \
    type *link = (type *)(info)->pNext;                                                                       \
    while (link && !(link->sType == kind && link->function == VK_LAYER_LINK_INFO)) link = (type *)link->pNext; \
    if (!link) return VK_ERROR_INITIALIZATION_FAILED

static VkResult VKAPI_CALL create_instance(const VkInstanceCreateInfo *info, const VkAllocationCallbacks *memory,
                                           VkInstance *instance) {
    LINK(VkLayerInstanceCreateInfo, VK_STRUCTURE_TYPE_LOADER_INSTANCE_CREATE_INFO, info);
    PFN_vkGetInstanceProcAddr next = link->u.pLayerInfo->pfnNextGetInstanceProcAddr;
    link->u.pLayerInfo = link->u.pLayerInfo->pNext;
    VkResult result = ((PFN_vkCreateInstance)next(VK_NULL_HANDLE, "vkCreateInstance"))(info, memory, instance);
    if (result == VK_SUCCESS) {
        the_instance = *instance;
        next_of_instance = next;
    }
    return result;
}

static VkResult VKAPI_CALL create_device(VkPhysicalDevice adapter, const VkDeviceCreateInfo *info,
                                         const VkAllocationCallbacks *memory, VkDevice *device) {
    LINK(VkLayerDeviceCreateInfo, VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO, info);
    PFN_vkGetInstanceProcAddr next = link->u.pLayerInfo->pfnNextGetInstanceProcAddr;
    PFN_vkGetDeviceProcAddr next_device = link->u.pLayerInfo->pfnNextGetDeviceProcAddr;
    link->u.pLayerInfo = link->u.pLayerInfo->pNext;
    VkResult result = ((PFN_vkCreateDevice)next(the_instance, "vkCreateDevice"))(adapter, info, memory, device);
    if (result == VK_SUCCESS) {
        the_device = *device;
        next_of_device = next_device;
    }
    return result;
}

static PFN_vkVoidFunction VKAPI_CALL of_device(VkDevice device, const char *name);

static PFN_vkVoidFunction own(const char *name) {
    static const struct {
        const char *name;
        PFN_vkVoidFunction call;
    } OWN[] = {
        {"vkQueueSubmit", (PFN_vkVoidFunction)on_QueueSubmit},
        {"vkQueuePresentKHR", (PFN_vkVoidFunction)on_QueuePresentKHR},
        {"vkAcquireNextImageKHR", (PFN_vkVoidFunction)on_AcquireNextImageKHR},
        {"vkWaitForFences", (PFN_vkVoidFunction)on_WaitForFences},
        {"vkWaitSemaphores", (PFN_vkVoidFunction)on_WaitSemaphores},
        {"vkGetDeviceProcAddr", (PFN_vkVoidFunction)of_device},
        {"vkCreateDevice", (PFN_vkVoidFunction)create_device},
        {"vkCreateInstance", (PFN_vkVoidFunction)create_instance},
    };
    for (size_t index = 0; index < sizeof OWN / sizeof *OWN; index++)
        if (!strcmp(name, OWN[index].name)) return OWN[index].call;
    return NULL;
}

static PFN_vkVoidFunction VKAPI_CALL of_device(VkDevice device, const char *name) {
    PFN_vkVoidFunction call = own(name);
    /* What the driver does not have must stay absent. */
    return call && (!next_of_device || next_of_device(device, name)) ? call : next_of_device(device, name);
}

static PFN_vkVoidFunction VKAPI_CALL of_instance(VkInstance instance, const char *name) {
    PFN_vkVoidFunction call = own(name);
    if (call) return call;
    if (!strcmp(name, "vkGetInstanceProcAddr")) return (PFN_vkVoidFunction)of_instance;
    return next_of_instance ? next_of_instance(instance, name) : NULL;
}

VkResult VKAPI_CALL vkNegotiateLoaderLayerInterfaceVersion(VkNegotiateLayerInterface *version) {
    if (version->loaderLayerInterfaceVersion > 2) version->loaderLayerInterfaceVersion = 2;
    version->pfnGetInstanceProcAddr = of_instance;
    version->pfnGetDeviceProcAddr = of_device;
    version->pfnGetPhysicalDeviceProcAddr = NULL;
    return VK_SUCCESS;
}
