// A module as a user would write it: a game of one's own, given to the command by its path.
export { cellar as study } from "./cellar.js";
