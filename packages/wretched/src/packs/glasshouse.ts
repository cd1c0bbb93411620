/**
 * A winter in the glasshouse of a mountain garden: no ship, no monster, other Aces and another tracker. All prose is
 * original.
 *
 * @packageDocumentation
 */
import { deepFreeze } from "@games/core-game";
import type { StoryPack } from "../pack.js";

/** The keeper of a glasshouse above a closed pass, and the plants that must see spring. */
export const glasshouse: StoryPack = /* @__PURE__ */ deepFreeze({
  id: "glasshouse",
  system: "odd",
  easyIntegrity: 65,
  tracker: "Q",
  returnableKing: null,
  aces: { hearts: "skip", diamonds: "return-king", clubs: "win", spades: "boost" },
  pulls: {},
  prose: {
    language: "en",
    title: "The Glasshouse at Ottilie's Garden",
    author: "the Games authors",
    summary:
      "The pass has closed, the other gardeners are in the valley, and you have one stove, one long room of glass, and four hundred pots that have never met a frost.",
    suits: {
      hearts: "The stove and what feeds it",
      diamonds: "The glass and the house it makes",
      clubs: "Those who went down before the snow",
      spades: "The winter",
    },
    names: {
      integrity: "warmth",
      token: "drift",
      tokens: "drifts",
      beacon: "the plough",
      tool: "the dry oak",
      tracker: "hard night",
      trackers: "hard nights",
      check: "cold check",
    },
    introduction:
      "Ottilie's Garden lies higher than a garden should. Its glasshouse was built by a woman who had been told that nothing would grow there, and for ninety years things have grown there out of spite: citrus, tree ferns, a fig that leans on the boiler wall, seedlings of plants whose valleys are under water now.\n\nThe others went down in October. You said that you would follow when the stove was banked, and then the pass closed. There is wood, not enough. There is bread. There is the long room, full of leaves, and outside every pane the white going up like a tide. You keep the garden's daybook. Until spring, or until somebody comes, it is yours.",
    openingLog:
      "First day of the closed pass, Ottilie's Garden. {name} in the glasshouse.\n\nI am well, and I am alone up here until the road is open. The stove draws. I put the warmth at {integrity}, and every pot is accounted for. I mean to keep this house above freezing until they can reach me, and to hand it over as I had it.\n\n{name}, going round once more with the lamp.",
    dayLog: "Day {day} of the closed pass, Ottilie's Garden. {name} in the glasshouse.",
    signOff: "Warmth at {integrity}, by my reckoning. {name}, going round once more with the lamp.",
    closingLog: "Day {day}, Ottilie's Garden. {name}. Whoever keeps this book after me should know",
    endings: {
      victory: {
        title: "The road",
        text: "First a cough of engine from below the bend, then the blade, orange, ridiculous, shouldering the last of the white aside. You have gone out without your coat to meet them. Behind you every pane of the house is running with wet, and something in there has chosen today to flower.",
      },
      ship_destroyed: {
        title: "The frost comes in",
        text: "It comes along the floor like water looking for its level. You carry what you can to the stove, and then there is no difference between the stove and the floor. In the morning every leaf is perfect, and made of glass.",
      },
      four_kings: {
        title: "The fourth night",
        text: "Three of them you sat through. The fourth is so clear and so still that you can hear the panes taking it, one after another, a small sound each, down the whole length of the house.",
      },
      deck_exhausted: {
        title: "The last of the wood",
        text: "You burned the benches, and the door between the rooms, and the ladder. There is a day when you put in the handle of the rake and sit down in front of it. It is not a bad fire. It is only the last.",
      },
      final_pull_failed: {
        title: "Below the bend",
        text: "They were below the bend. You had heard them. It wanted one more night, and the night was long, and when they broke the door open the stove had been cold since before light.",
      },
      ended: {
        title: "The daybook closed",
        text: "You rule a line under today and put the pen away. The stove ticks. The rest of the winter can go unwritten.",
      },
    },
    safety: {
      contentNotes: [
        "Loneliness, cold and hunger",
        "Grief for people who left, and for some who died before the story begins",
        "The slow death of plants in one's care",
        "Thoughts of giving up",
      ],
      advice: [
        "You can pass over a prompt, or answer it about a plant instead of a person.",
        "Choose beforehand how dark your winter may be, and keep to it.",
        "Played without cold checks, or as a narrative-only game, the house cannot freeze.",
        "If you are low in your own winter, play this one in company, or in summer.",
      ],
      debrief: [
        "What did you save first, and did that surprise you?",
        "Who were you writing the daybook for?",
        "Was there a moment of plain contentment? What was in it?",
        "What in your own house could do with watering?",
      ],
    },
    prompts: {
      HA: "Behind the potting bench, under sacks older than you are, there is a stack of split oak, dry as a drum. Somebody laid it by against a winter like this and never said. Who? One night, when it matters, you can burn it and not be afraid.",
      H2: "You have learned the stove's whole conversation: what it says on beech, on pine, on the wet stuff you should not be burning. Tonight it makes a remark you have not heard before. What do you take it to mean?",
      H3: "The flue has caught. There is a roar in the wall like a train, and the iron is the wrong colour halfway up. You shut everything that shuts and stand with the wet sack ready. What did you promise, and to whom, until it went quiet?",
      H4: "Bread today, baked on the lid of the stove in a flowerpot. It is heavy, and burnt along one edge, and you eat it standing. What does the smell bring into the house, and who comes in with it?",
      H5: "You slept too long. The fire is a grey thing with one red eye, and the glass over the fern bed is furred white on the inside. You bring it back with birdsong-thin kindling and your own breath. Which row had already felt it?",
      H6: "The kettle, the lamp, the brick wrapped in flannel for your feet: you have made a small country of warm things, and you know its borders to the inch. Describe it as a map. What lies just outside?",
      H7: "The woodpile is shorter than the sum you have been doing in your head. You measure it with the rake, twice. Something has been taking it, or you have been counting in hope and not in logs. What do you burn tonight in its place?",
      H8: "Today the sun stood on the south wall for almost an hour, and you let the stove go down and sat in it with your eyes shut, as the fig does. What did you allow yourself to plan?",
      H9: "A seam has opened along the back of the firebox, and the smoke finds it before you do. You pack it with clay and ash, lying on your side, arm round the iron like someone in love, until it holds. What does the burn on your wrist look like the shape of?",
      H10: "You have begun to talk to the stove while you rake it, and not only to complain. Today you told it something you have told nobody. What was it? Did saying it to a fire make it smaller?",
      HJ: "The old boiler was christened; the name is cast on the door in letters worn nearly smooth. You clean them out with a nail and read it for the first time. What is it called, and how does it change the way you open that door?",
      HQ: "The first kind of hard night is the one that comes down the chimney. The fire lies flat and blue and gives no heat at all, as though it burned behind a window. You sit up with it. What do you feed it, towards morning, that you had meant to keep?",
      HK: "You have found the ledger of every winter's wood since the house was built, each year in its keeper's hand: so many cords, so many nights. One winter has a single line and then blank pages. What does the line say?",
      DA: "In the cellar are the storm shutters, numbered in chalk, that everybody believed had been sold. It takes all of a still day to hang them along the weather side. The house is darker now, and one of the nights that had got in can be put outside again. Which one was it that you could not stop thinking of?",
      D2: "You go round with the putty knife, as you were taught: press, draw, turn the corner, press. Ninety panes to the bay. Your hands know it so well that you can be somewhere else. Where do they leave you free to go?",
      D3: "A pane has gone in the roof, the high one, where no ladder is right. You lay planks across the tie rods and crawl out above the lemon trees with a square of tin in your teeth. What did you see of the house from there that you had never seen?",
      D4: "There are names scratched into the corner of a pane by the door, with dates, small enough that you must know where to look. You are the first in years to have the time to look. Whose do you find? Do you add your own?",
      D5: "Snow has slid off the upper roof on to the lower, all of it, in one breath, and the iron ribs have taken a new curve. You prop them with bench legs, cartwheels, anything straight. Which groan of the iron made you stop and stand quite still?",
      D6: "Ferns of frost have grown over the north bay in the night, far finer than the ferns inside. You ought to scrape them off. How long do you leave them, and what do you see among them?",
      D7: "The door to the yard has frozen into its frame, and the coal shovel is in the yard. You put your weight on it, and the glass of the upper half decides before the hinge does. With what do you close a hole as wide as yourself?",
      D8: "You move the tender pots to the middle, the tough ones to the walls, like a herd turned with its horns outward. It takes all day. How did you choose who stands where? Which one did you move twice?",
      D9: "The gutter has burst along the seam, and meltwater is running down inside the wall, then not running, then splitting the stone. You chip it free with a chisel, lamp in your mouth, as fast as it makes. What gave way that you could not put back?",
      D10: "At a certain hour the whole house rings, very softly, as the warmth goes out of the iron. You have heard it for years and taken it for silence. Write down what it sounds like, from the first note to the last.",
      DJ: "There is a room on the plans that is not in the house: a small one, off the fig wall, with a door drawn in. You have tapped the plaster, and it answers. Do you open it? If you do, what was it for?",
      DQ: "The second kind of hard night leans on the glass. There is no wind in it. It is only weight, evenly, on every pane at once, and the putty creaking. You walk up and down with your palm flat on the panes, as if that helped. Which one did you stay by?",
      DK: "A bird has got in, small and brown and sure of itself, and has taken the top of the camellia for its own. It owes you nothing, and it sings. How did it find the way in? Do you close the gap?",
      CA: "The wireless has said nothing since the pass closed but the sea. Tonight there is a voice in the sea, and it says the name of your road. They have a plough. They are starting from the bottom, it may take them a long time, they would like whoever is up there to hold on. What do you say back, though you know they cannot hear?",
      C2: "Behind the seed drawers there is a list in Anselm's hand, headed 'Not to forget', from the day they all went down. Everything on it has been crossed out but one line. What is it, and can it still be done?",
      C3: "A parcel of letters, tied with raffia, was left on the warm shelf to dry and has begun to scorch. You burn your fingers getting it down. You had not meant to see who they were from. What can you no longer pretend not to know?",
      C4: "Everyone who works here has a hook by the door with something on it: a hat, an apron, a dog's lead. You have dusted them all. Whose thing have you borrowed, and what do you do in it that they would have laughed at?",
      C5: "You find that the child's garden, the tray of odds and ends that Ottilie's great-niece planted with such ceremony, is where the draught comes in. It can stay there, or something rarer can. You stand in the cold too long deciding. What does that cost?",
      C6: "There is a cup with a mended handle, on the shelf, that nobody was allowed to use. Its owner has been dead four years. This morning you took it down and made tea in it. What came of that?",
      C7: "You gave somebody your word that the little magnolia would be alive when they came back, and it has dropped its leaves, all of them, overnight. You carry it to your own bed by the stove and let the other thing you should have been watching go. Who was it, that your word mattered so much?",
      C8: "Every gardener here has had a habit that drove you to distraction. Today, with nobody to be annoyed by, you did one of them yourself. Which? What do you understand now about whoever had it first?",
      C9: "The picture on the office wall has fallen, glass and all: the staff, one summer, squinting. You cut your hand gathering it up, and bind it badly, and the cut opens again each time you lift a log. Who stands beside you in that picture, and why are you both looking away?",
      C10: "You have started setting two places. You do not think anybody is coming; it is only that the table looks wrong. Tonight, out of politeness, you said something across it. What would they have answered?",
      CJ: "Old Marten, who taught you grafting, used to say that a garden is a conversation with people you will not meet. Write down the rest of what he said, the part you have never been sure you heard rightly.",
      CQ: "The third kind of hard night is made of people. You lie and hear them, all who ever worked here, going about below with their cans and their low talk, and you know that if you called down they would stop. What do you hear them say about you before it gets light?",
      CK: "In the daybook, many pages back, somebody has written about you. It is the week you came. You had thought that nobody was looking. What did they see? Is it still so?",
      SA: "The wind has dropped. It is hours before you can say what has changed. You go outside, only to stand there, and the snow lies blue and harmless all the way to the bend of the road; a blade could make good time in it, while it lasts. What do you do with a day that asks nothing?",
      S2: "It snows as it has snowed for nine days, without haste, as though it were paid by the hour. You have begun to tell the kinds apart. Name three of them, with names that you have made up. Which do you mind least?",
      S3: "The drift has reached the sills on the weather side, and a grey underwater light comes through it. Its weight has found a weak bar. You dig from the outside, roped to the door, and lose the door twice in the white. What led you back?",
      S4: "There are tracks round the house, once round and then away: a hare, or something that wears a hare's feet. You have looked forward to them three mornings running. What do you put out for it, though you can spare so little?",
      S5: "The cold has found the water. Pipe, tank and cans went between midnight and four, and what burst has burst. You melt snow by the potful, all day, for four hundred drinkers. Which of them did you pass by?",
      S6: "The sun did not clear the ridge today, and it will not for some weeks. You had known the date and had arranged to be busy. How did you mark it after all?",
      S7: "You went out for the axe and the world went out with you: no house, no shed, no hand before your face. You stood still, as you were taught, and then, as you were taught not to, you walked. How far from the door were you, in the end, and which way were you facing?",
      S8: "On a clear night you put the lamp out and see the stars through the whole length of the roof, as if the house had been built to hold them up. What do you think about, lying on the warm bricks, that you would never think by day?",
      S9: "A fever. You have let two nights run together, and the stove with them. You remember getting up to it, you remember it well, and the ash says that you did not. What did the house look like when your head was clear? What had you dreamt that you were doing?",
      S10: "You have stopped noticing your own smell, your own muttering, the hole in your sleeve. Then you met yourself in a black pane with the lamp behind. Describe the person there, fairly, as you would for a stranger who had to find them.",
      SJ: "There is a beauty in it, and you have been too proud to say so. Say it now. Write about the winter as though you loved it, one page, and meant it.",
      SQ: "The fourth kind of hard night has nothing in it at all: no wind, no snow, no sound, a cold with no edges. You could go out and lie down in it, and it would be no trouble to anyone. Something small in the house needs seeing to instead. What was it?",
      SK: "Water, dripping, somewhere under the snow. You have heard it today for as long as it takes to be sure, and then it stopped. You will not write the word for it yet. Write everything round the word.",
    },
  },
});
