# Settings: picture, sound, comfort, keys.

frame-cap = Najwyżej klatek na sekundę
no-cap = bez limitu
comfort = Wygoda
keys = Klawisze
high-contrast = Wysoki kontrast
hints = Rady na życzenie
evaluation = Pokazuj, kto stoi lepiej
study = Nauka: pokazuj, ile wart jest każdy ruch
rumble = Wibracje padów
camera = Kamera po zmianie strony
camera-stay = stoi
camera-turn = obraca się
camera-flat = patrzy z góry
usual-keys = Zwykłe klawisze
press-a-key = naciśnij klawisz…
usual-buttons = Zwykłe przyciski
press-a-button = naciśnij przycisk…
buttons-say = Wybierz wiersz i naciśnij przycisk, który ma to robić; jego dawne zadanie przejmie przycisk stojący tu dotąd. Gdy naciśniesz klawisz, zobaczysz tu klawisze.
keys-say = Wybierz wiersz i naciśnij klawisz, który ma to robić. Escape zostawia wszystko bez zmian.
pads-say = Krzyżak lub lewa gałka pada porusza kursorem, prawa gałka rozgląda się, spusty przybliżają i oddalają. Górny przycisk prowadzi do paneli. Pozostałe przyciski widać tutaj i można je zmienić, póki używasz pada.
not-bound = brak

deed-up = Kursor w górę
deed-down = Kursor w dół
deed-left = Kursor w lewo
deed-right = Kursor w prawo
deed-touch = Podnieś, postaw, zbij
deed-put-back = Odłóż
deed-undo = Cofnij ruch
deed-redo = Ponów ruch
deed-hint = Rada
deed-look-left = Obejdź w lewo
deed-look-right = Obejdź w prawo
deed-closer = Bliżej
deed-farther = Dalej
deed-menu = Menu
deed-full-screen = Pełny ekran

settings-set-aside = Ustawień nie udało się odczytać. Odłożono je na bok jako { $file }; obowiązują zwykłe.
settings-unread = Nie udało się odczytać ustawień: { $names }. Uszkodzony plik zachowano jako { $file }.
settings-not-kept = Ustawień nie można zachować: { $error }.
