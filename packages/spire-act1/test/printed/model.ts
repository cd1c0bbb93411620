// A second, plain model of the map and of rewards, for comparison: it has its own copy of the boards, and decks that are
// ordinary lists with the top card first.

/** The boards as they are drawn: each place as level, column, letter, and the columns its paths lead to. */
const BOARDS = [
  {
    rooms: `0:3M | 1:1? 3? 5? | 2:0? 3M 6M | 3:0M 2L 4? 6? | 4:0D 2M 4D 6L | 5:1L 4L 6D | 6:0T 3T 5T |
      7:0M 2? 4D 6M | 8:1D 4L 6D | 9:0L 2M 4? 6L | 10:0D 2$ 4D 6? | 11:1R 2R 4R 5R | 12:3B`,
    paths: `0:3→1,3,5 | 1:1→0; 3→3; 5→6 | 2:0→0; 3→2,4; 6→6 | 3:0→0,2; 2→2,4; 4→4; 6→6 |
      4:0→1; 2→4; 4→4; 6→6 | 5:1→0,3; 4→3,5; 6→5 | 6:0→0; 3→2,4; 5→4,6 | 7:0→1; 2→1; 4→4; 6→6 |
      8:1→0,2; 4→2,4; 6→6 | 9:0→0; 2→2; 4→4; 6→4,6 | 10:0→1; 2→2; 4→4; 6→5`,
  },
  {
    rooms: `0:3M | 1:1? 3? 5? | 2:0M 3M 6? | 3:0$ 2L 4? 6M | 4:0D 2M 4L 6L | 5:0? 2D 4M 6D | 6:1T 3T 4T 6T |
      7:1M 3D 5D | 8:0L 2? 4L 6L | 9:0E 2L 4? 6D | 10:0? 2D 4D 6? | 11:1R 2R 4R 5R | 12:3B`,
    paths: `0:3→1,3,5 | 1:1→0; 3→3; 5→6 | 2:0→0,2; 3→2,4; 6→6 | 3:0→0; 2→2; 4→4; 6→6 |
      4:0→0; 2→0,2; 4→2,4; 6→4,6 | 5:0→1; 2→1; 4→3,4; 6→6 | 6:1→1,3; 3→3; 4→5; 6→5 |
      7:1→0,2; 3→2,4; 5→4,6 | 8:0→0; 2→2; 4→4; 6→6 | 9:0→0; 2→2,4; 4→4; 6→6 | 10:0→1; 2→2; 4→4; 6→5`,
  },
];

/** The names of the letters; D and L are slots for tokens. */
const LETTERS: Readonly<Record<string, string>> = {
  M: "encounter",
  "?": "event",
  E: "elite",
  $: "merchant",
  R: "campfire",
  T: "treasure",
  B: "boss",
};

/** A board as a table from place (`level:column`) to its letter and to the places above. */
export function readBoard(board: number) {
  const { rooms = "", paths = "" } = BOARDS[board] ?? {};
  const letters = new Map<string, string>();
  for (const line of rooms.split("|").map((part) => part.trim())) {
    const [level = "", places = ""] = line.split(":");
    for (const place of places.split(" "))
      letters.set(`${level}:${place.slice(0, -1)}`, place.slice(-1));
  }
  const ways = new Map<string, string[]>();
  for (const line of paths.split("|").map((part) => part.trim())) {
    const [level = "", steps = ""] = line.split(":");
    for (const step of steps.split(";")) {
      const [from = "", to = ""] = step.trim().split("→");
      ways.set(
        `${level}:${from}`,
        to.split(",").map((column) => `${Number(level) + 1}:${column}`),
      );
    }
  }
  for (const place of letters.keys()) if (place.startsWith("11:")) ways.set(place, ["12:3"]);
  return {
    letters,
    ways,
    places: [...letters.keys()],
    fixed: (place: string) => LETTERS[letters.get(place) ?? ""],
  };
}

/** A deck as a list, the top card first; `null` stands for a card that is not known. */
export interface Piles {
  rewards: string[];
  rares: string[];
}

/** What a card reward shows when the top cards are known. */
export function showCards(piles: Piles, n: number): { cards: string[]; rares: string[] } {
  const drawn = piles.rewards.splice(0, n);
  const tickets = drawn.filter((id) => id.startsWith("golden_ticket"));
  piles.rewards.push(...tickets);
  const rares = piles.rares.splice(0, tickets.length);
  return { cards: [...drawn.filter((id) => !tickets.includes(id)), ...rares], rares };
}

/** Takes one of the shown cards, or none, and puts the others to the bottom. */
export function takeCard(
  piles: Piles,
  { cards, rares }: { cards: readonly string[]; rares: readonly string[] },
  taken: number | null,
): string | undefined {
  cards.forEach((card, i) => {
    if (i === taken) return;
    (rares.includes(card) ? piles.rares : piles.rewards).push(card);
  });
  return taken === null ? undefined : cards[taken];
}
