/** The name of a game that is kept for the first time. */
export const newSlot = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
