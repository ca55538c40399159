# Lessons: the page, and what the coach says at the board.

learn = Learn
lessons = Lessons
lesson-of = { $lesson } · { $stage } of { $stages }
lesson-done = done
lesson-go-on = Go on
lesson-next = Next lesson
lesson-leave = Leave the lesson
lesson-finished = That was the lesson.
lesson-try-again = Not quite. Look once more.

lesson-first = The first lesson
lesson-first-about = Everything the game asks of you, with your hands on the stone.
lesson-crossings = The four crossings
lesson-crossings-about = Where a man sees the most.
lesson-together = Do not scatter
lesson-together-about = Men that stand together threaten twice.
lesson-running = The running mill
lesson-running-about = One man, two mills, a capture every turn.
lesson-block = Blocking
lesson-block-about = The best answer to a threat is to stand in it.
lesson-room = Room against men
lesson-room-about = A man more is not always the most.
lesson-flyer = The flying enemy
lesson-flyer-about = How to catch three men that may go anywhere.

first-place = You have nine men in hand. Place one on a crossing: d6, f4, d2 or b4, where four lines meet.
first-place-right = A good place: from there your man can go four ways.
first-place-wrong = That is allowed, but it sees less. The crossings lie in the middle of each side of the second square.
first-mill = Your men stand on a7 and d7. Three in a row along a line are a mill: close it.
first-mill-right = A mill! Each time you close one, you take an enemy man off the board.
first-mill-wrong = Your row runs along the upper edge: one point of it is still empty.
first-protected = Your mill is closed, and now you take a man. Try one of those along the lower edge first.
first-protected-right = The three below stand in a mill themselves: while any other man is free, they may not be taken.
first-take = So take the man that no mill protects.
first-take-right = It is gone for good. Only when every enemy man stands in a mill may you take one out of a mill.
first-slide = Now all men are placed. Choose one of yours and slide it along a line to the next empty point.
first-slide-right = So it goes from now on: one man, one step, along the lines.
first-open = Your mill on the upper edge is closed. Open it: move one of its men a step away.
first-open-right = The mill stands open. If nobody steps in, you close it again.
first-open-wrong = Move a man of the mill on the upper edge: a7, d7 or g7.
first-close = And now close it again. Every closing takes a man.
first-close-right = Open, close, take: a mill is a tool that one uses more than once.
first-close-wrong = Go back with the same man.
first-fly = You have only three men left, and so they may fly to any empty point. Close your mill.
first-fly-right = With three men one is everywhere at once, and one man away from defeat.
first-fly-wrong = Two of your men stand on the upper edge. The third may fly to the point between them.
first-win-men = Black has three men left. Close a mill and take one: with two men nobody makes a mill.
first-win-men-right = You have won: Black is down to two men. That is the first way.
first-win-men-wrong = There is a mill to close: look at the upper edge.
first-win-block = The other way to win: leave Black no move. One point is still open to the dark men; shut it.
first-win-block-right = Black cannot move, and so you have won. Now you know the whole game.
first-win-block-wrong = One dark man still has a way: look above, along the upper edge.

crossings-task = One man each stands on the board. Where does your next one see the most? Place it.
crossings-right = Yes. A crossing has four ways and lies on two mills; whoever holds more of them moves more freely later.
crossings-corner = A corner has two ways to go and is soon shut in. Four ways are better: try a crossing.
crossings-wrong = There are three ways from there. There is a place with four.

together-task = One placement makes two threats at once. Find it.
together-right = Two rows, f6 and d7, and Black can stop only one of them.
together-far = Far from its friends a man threatens nothing. Look for the point that both your men look at.
together-wrong = That makes one threat at most, and Black will stop it. Where do the lines of your two men cross?
together-close = Black has stopped one of them. Close the other.
together-close-right = Men that help each other ask two questions at once. Scattered men ask none.
together-close-wrong = The row b6 – d6 – f6 still waits for you.

running-task = You have a mill on b6, d6 and f6. Prepare a second one, so that one man closes one mill by leaving the other.
running-right = Now d6 and d7 lie between two mills: whichever way the man goes, one of them closes.
running-once = That opens your mill to close it once more. You can have a mill that closes every turn.
running-wrong = Think of the upper edge: a7 is there already.
running-swing = Swing: close a mill, and take the man that troubles you most.
running-swing-right = And the way back closes the other one.
running-swing-wrong = The man in the middle, between the two rows, closes a mill with a single step.
running-old = That closes the old mill once more. Use the second row: there a man waits to step in.
running-back = Swing back, and take again.
running-back-right = That is a running mill: a capture every turn, and few games survive it. Build yours early, and look out for theirs.

block-task = Black means to close b2 – d2 – f2 with the man on d1. What do you do about it?
block-right = The mill is shut before it closed, and your man on the crossing is in nobody’s way but Black’s.
block-too-slow = Black closes first: d1 goes to d2 and takes a man. A threat comes before your own plans.
block-away = Your man on d3 was the only one near enough. Where must it go?
block-wrong = Black then plays d1 to d2 and takes a man. Stand there yourself.

room-task = You can close a mill and take a man. But look at how much room Black has before you do.
room-right = Black has four men and not one move. Room to move is worth more than a man.
room-greedy = A man is taken, but three men fly, and Black is free. There was something better: count Black’s empty points.
room-wrong = Black has just one empty point left to step on. Fill it.

flyer-task = Black has three men and flies: one threat is always stopped. Make two at once.
flyer-right = Two rows, d7 and g4. Black can stand in only one of them.
flyer-single = One threat, and Black flies into it. Against a flyer you need two at once.
flyer-wrong = Look at the corner g7: two rows meet there.
flyer-finish = Black has stopped what it could. Close the other row.
flyer-finish-right = That is how a flyer is caught: two threats, one answer.
flyer-finish-wrong = One row is still open. Which of your men can step into it?
