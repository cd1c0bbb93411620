// The screens behind the first rooms, loaded while those are looked at: the map, fights, and whatever a run brings.
export { AskPanel } from "./ask-panel.tsx";
export { Battle } from "./battle.tsx";
export { BoardPicture } from "./board.tsx";
export { MapPanel } from "./map.tsx";
export { PANELS } from "./panels.ts";
