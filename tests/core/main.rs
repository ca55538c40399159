mod endgame;
