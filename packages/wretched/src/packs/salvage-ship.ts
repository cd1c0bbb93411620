/**
 * The story of the salvage ship Patient Margaret. All prose is original; see NOTICE.md for what the game is based on.
 *
 * @packageDocumentation
 */
import { deepFreeze } from "@games/core-game";
import { salvageShipRules } from "../data/salvage-ship.js";
import type { StoryPack } from "../pack.js";

/** The last hand of the salvage ship Patient Margaret, and what walks on her hull. */
export const salvageShip: StoryPack = /* @__PURE__ */ deepFreeze({
  ...salvageShipRules,
  prose: {
    language: "en",
    title: "Patient Margaret",
    author: "the Games authors",
    summary:
      "Seven of you signed on to cut up dead ships. Six are gone, and the seventh keeps a log while something outside looks for a way back in.",
    suits: {
      hearts: "What keeps you alive: air, water, heat, and the machines that make them",
      diamonds: "What keeps the dark out: plates, spars, seals and doors",
      clubs: "The six who are not here any more",
      spades: "The stowaway",
    },
    names: {
      integrity: "hull",
      token: "relay",
      tokens: "relays",
      beacon: "the distress beacon",
      tool: "the coldsaw",
      tracker: "King",
      trackers: "Kings",
      check: "pull",
    },
    introduction:
      "The Patient Margaret is a breaker: she clamps on to dead ships, and her crew takes them apart. The last wreck had ice in its hold, and something in the ice. It was three weeks before it thawed, and four days before you got it into the empty hold with the doors open to nothing.\n\nIt did not fall away. You can hear it walking. The drive is finished, the others lie where they fell, and the beacon in the nose has never worked. You are the ship's mechanic. You have started a log, because somebody has to have been here.",
    openingLog:
      "Day 1, salvage vessel Patient Margaret. {name}, ship's mechanic, reporting.\n\nOf seven aboard I am the one left. The drive is cold and will stay so. Hull reads {integrity}, and the air is good. The stowaway went out with the hold, and it is on the plating now; I can follow it by ear. What I mean to do is mend the beacon and be found.\n\nThis is {name}, aboard the Patient Margaret, closing the book for today.",
    dayLog: "Day {day}, salvage vessel Patient Margaret. {name}, ship's mechanic, reporting.",
    signOff: "Hull reads {integrity}. This is {name}, closing the book for today.",
    closingLog:
      "Day {day}, salvage vessel Patient Margaret. {name}, ship's mechanic. This is the last entry, and I want it to say",
    endings: {
      victory: {
        title: "Lamps",
        text: "There are lamps outside, moving in pairs, the way people carry them. A voice you have never heard asks the Patient Margaret how many to bring off. You hold the switch a long moment before you can say the number.",
      },
      ship_destroyed: {
        title: "The seams go",
        text: "It is not one thing. A plate lets go, and the plate beside it finds it has been holding for two. She was an old ship, and she was patient as long as she could be.",
      },
      four_kings: {
        title: "Inside",
        text: "The walking has stopped. For the length of a breath you are glad. Then you understand that you cannot hear it on the hull because it is no longer on the hull.",
      },
      deck_exhausted: {
        title: "Nothing left to do",
        text: "There is no task left on the list and no part left in the stores. You tidy the bench. You wind the clock, out of manners. Some ships are found years later with everything in its place.",
      },
      final_pull_failed: {
        title: "An hour",
        text: "Their engines are already in your ears when the frame gives. They will find the log, at least: the case is red and it floats free of things. They will say it must have been within the hour.",
      },
      ended: {
        title: "The pen laid down",
        text: "You stop here, with the lamp lit and the page half full. Whatever comes next will not be written by you tonight.",
      },
    },
    safety: {
      contentNotes: [
        "The deaths of colleagues and friends, and their bodies",
        "Isolation, confinement, thirst and failing air",
        "Being hunted by something that is not human",
        "Dread, sleeplessness and doubt in one's own senses",
      ],
      advice: [
        "You can leave any prompt unread, answer it in one word, or turn the next card instead.",
        "Decide before you begin what will not be in your story, and write it on the first page.",
        "The damage checks can be switched off, and a narrative-only game cannot be lost.",
        "Stop whenever you like. The game is saved, and nothing in it gets worse while you are away.",
      ],
      debrief: [
        "Which of the six would you have liked to know better?",
        "What did your mechanic believe about the stowaway that may not have been true?",
        "When did you stop reporting and start talking to somebody?",
        "What will you do now that has nothing to do with this?",
      ],
    },
    prompts: {
      HA: "You have the casing off the beacon and, for once, every wire goes where the drawing says. You close the last breaker with your eyes shut. When you open them there is a green lamp, and it is blinking. What message do you give it to repeat?",
      H2: "The purifier runs, but it has begun to give back less than you put in, and what it gives has a smell: struck matches, wet coins. You drink it. How do you talk yourself into each cup, and what do you pretend it is?",
      H3: "The heat exchanger knocks twice and goes quiet. By the time you have traced the fault your breath shows in the corridor and your gloves stick to the pipe. Which part of the ship do you let go cold so that another stays warm?",
      H4: "The clock in the mess and the clock on the bench have drifted eleven minutes apart. You cannot say which of them is wrong. Which do you live by from now on, and what happened in the minutes you decided to lose?",
      H5: "You put the headache down to no sleep, and the grey at the edge of things to the headache. Then you looked at the oxygen panel: every lamp was out. It breathes again now. Something had to turn it off. Write down what you found in the housing, and what you have decided to believe about it.",
      H6: "The galley still makes three dishes, and one of them only by courtesy. Today you cook for seven without thinking. What do you do with the other six plates?",
      H7: "A coolant line has let go below the floor of the pump room, and the stuff is up to your ankles and slick as soap. You work bent double with one arm in it to the shoulder. What do you feel move past your hand?",
      H8: "The ship reads her own faults aloud, in a voice somebody chose long ago because it sounded kind. Tonight she has one more item on the list than there are faults on the board. What does she say, and do you ask her to repeat it?",
      H9: "Smoke, thin and sweet, from the receiver rack. You had it open for an hour to keep it from burning through, and the whole time it went on receiving. It was only the noise that stars make. What did you think it was, before you knew?",
      H10: "There is sand in the voice of the life support now, a low grinding you notice mostly when it pauses. You have greased what can be greased. Plan, on paper, the first hour after it stops for good. What is the first line of the plan?",
      HJ: "The drive will never turn again, and still the book says it wants its bearings walked every tenth day. You walk them. The bar slips, and a ton of iron shifts a finger's width towards you. Why do you keep looking after something that cannot help you?",
      HQ: "Every lock on the middle deck lets go at once, with a sound like applause. You run the length of her, wedging doors with whatever is nearest. Which door did you find already open, and what was the wedge you used there?",
      HK: "There is air moving in the vents, and inside the sound of the air there is another: small, regular, patient, as of fingernails being counted. You have shut every damper you can reach. Where do you stand so that no grille can see you?",
      DA: "You go out. There is no other way to reach the mast, so you go out, with a lamp and a spanner and two lines where the rule is one, and you turn the dish by hand until the needle climbs. What did you keep your eyes on, so as not to look along the hull?",
      D2: "A plate above the stores has begun to sing, a note so low you have it in the teeth first. You brace it with two lengths of rail and your own back. What do you hum to it, to find out whether it is in tune?",
      D3: "It has been at the long windows again. The scoring is on the outside; the fine white crack is not. You burn strips of locker door across the panes until the stars are gone. What was in view when you closed the final gap?",
      D4: "The frame of the forward hatch has pulled out of true, and the door wants a shoulder, then two, then a jack. When it shuts it shuts on your sleeve. How long are you held there, and what do you think about when you have finished being frightened?",
      D5: "The ladder in the spine has come away from the wall over three decks, and you were on it. Now you hang it again bolt by bolt, from the bottom, where you landed. What is hurt, and what do you tell the log is hurt?",
      D6: "One of the cargo cans has worked its clamps loose and leans a little further over each time the ship ticks. You go in beside it with chain and a bar, in the gap where you would be if it went. What is in the can? Why is it worth this?",
      D7: "A cooling fin has folded against the hull like a bird's wing and is cooking the paint off the passage inside. You cut it free from within, through a hatch the size of a tea tray, arm's length into the black. Something is resting on the other side of the fin. How did you know?",
      D8: "You are losing air, not much, somewhere. You go from room to room with a smouldering rag and watch which way the smoke leans. It leans in a place you had no wish to look. Where?",
      D9: "There is a lurch, then nothing has any weight: you, the tools, the water in the basin. It takes the whole day to swim aft hand over hand and bully the gravity plant into turning. Many things came loose while you were at it. What drifted past you that you had been careful not to look at?",
      D10: "The docking collar is bent where the last wreck kissed it, and a collar that will not close will not let anybody in. You straighten it with heat and a hammer, blow after blow ringing through the whole ship. Something outside keeps time. When do you notice?",
      DJ: "The power goes, and then the thing that comes on when the power goes does not come on. You sit in a dark you have never met before, then you crawl. It takes everything the stores had to bring one bus back, and what you burned cannot be unburned. What did you do in the dark that you will not put in the log?",
      DQ: "You had an idea about the drive. For most of a day it was a good idea, and you were almost happy. Then the casting split from lip to root and took the mount with it, and now there is a tear in the ship that your own hands made. Write down the idea, as fairly as you can.",
      DK: "The hold doors have not met since the day you opened them to be rid of it: there is a gap you could put an arm through, and one thin inner door behind. At the same hour every night there is a scrape along the far side of that door, slow, the whole width of it, and then a pause. What do you do with your hands during the pause?",
      CA: "At the bottom of Halloran's locker, wrapped in a clean shirt, is a coldsaw: new, charged, never logged. It will go through anything once. What had Halloran been keeping it for? You can set aside one job you would otherwise have had to do the dangerous way.",
      C2: "Renke kept a diary in a school exercise book, the covers soft from being held. You meant to read only the last page. What was it, from home, that Renke turned back to in nearly every entry?",
      C3: "There is a game laid out on the mess table, four hands face down, and a pot of washers in the middle. You know whose seat was whose. You turn one hand over. Who was bluffing?",
      C4: "You have been wearing Oduya's coat. You took it for the cold, you told yourself, on the second day. There is something in the inside pocket, and you have only now put your hand in. What is it, and do you go on wearing the coat?",
      C5: "A message was waiting in the outgoing tray, addressed and never sent, because sending cost a day's pay and Timbal was careful with pay. It runs to nine words. What are they, and who were they for?",
      C6: "Wren had a bean plant, in a cut-down can, under the lamp in the chart room. It is alive, absurdly. There is a feeding schedule in the round hand of somebody seventeen years old. Do you keep to it? What does it cost you each day?",
      C7: "You and one of the six had begun, only just, to stay behind after the others had gone to sleep. Nothing had been said that could not be taken back. Then there was the last evening, and what you said then. What was it, and what had you really wanted to say?",
      C8: "There was a debt between you and one of them, and a quarrel on account of it that the whole ship had to live around. You have found the money. Where was it, and what does finding it do to the quarrel?",
      C9: "Somebody had been taking pictures all voyage without anybody noticing: hands mostly, and backs, and the light on the stairs. You are in one of them, laughing at something out of the frame. What was it? Who was holding the camera?",
      C10: "Sefa's medical notes are exact and unkind, and there is a page about each of you. You had promised yourself to leave yours alone. What had Sefa seen in you, and how long ago?",
      CJ: "They cannot stay where they are. You bring them one after another to the cold store, on the cargo sled, talking all the way so as not to hear the runners. The sled goes through a rotten floor plate with the fourth of them. What had you been saying?",
      CQ: "If it comes in again you want one room that you can hold, so you choose one and empty it, and it was not empty. It takes until the lamps dim. Why were so many of them in there at the end, in that small room, with the door shut from inside?",
      CK: "Once a day you open the cold store to read the thermometer, and you keep the lamp on the thermometer. Today, below the edge of the light, one of the still shapes had its hand the other way up. You have closed the door and drawn the bolt. Count them for the log. Then write down how many you counted yesterday.",
      SA: "You rigged a drum motor to a loose panel a long way aft and let it bang. It worked. You heard it go, unhurried, over your head and away towards the noise, and for an hour the bow was yours. How did you spend the hour? If the worst of it had got as far as your sleep, perhaps that too can be put back where it came from.",
      S2: "A sound, then, to begin with. It comes when the fans are at their lowest, and you have tried to write it down and crossed out every word. Find the thing in your old life that is nearest to it. What did you do there, and who was with you?",
      S3: "By now you could draw the way it goes: you have had it above you, below you, and pacing you on the other side of a hand's breadth of steel. How many feet does it put down, and in what order? What does it do when it thinks you have stopped listening?",
      S4: "There are marks in the frost on the outside of the small port in the suit room. They were not there this morning. You hold the lamp to them a long while before you see that they are not scratches: somebody would have to stand just where you are standing to see them the right way up. What do they show?",
      S5: "You have not slept since you last wrote that you had not slept. You hear your name from the next compartment, in an ordinary tone. You got up and went, the first time. Whose voice, and why have you begun to answer?",
      S6: "It has learned what light means. When you put the lamp on in a compartment there is a soft weight on the plating there within the minute, so you work dark, by feel, and you have just put your hand into something that bites. What were you mending, and how much of it did you finish?",
      S7: "The speaker over the bench clicks on, though you pulled its fuse days ago. There is breathing, then someone trying out sounds, the way a child does, and then a sentence in a voice you know. You tear the speaker off the wall, and it says the end of the sentence anyway. What was it?",
      S8: "Something passed between the ship and the only near star, and the shadow went through the compartment from end to end and over you, and it took too long. You were holding a live cable. What was the shape of the part of the shadow that you understood?",
      S9: "It is pulling at things. Not in a rage: one fitting, then the next one along, testing each and leaving it, as you would yourself if you were looking for the one that mattered. It has found one. You had to go and hold it from the inside until it lost interest. How did you hold it, and how long?",
      S10: "It has left something on the sill of the outer lock: laid down, not dropped. You brought it in with the tongs and have had it under the lamp all day. Describe it so that somebody who was not here could pick it out from others. What did you do with it in the end?",
      SJ: "You have begun to think of the outside as its house, and of yourself as what lives in the wall. It keeps paths; it has a place it sleeps, if it sleeps; there is a part of the hull it will not cross. Draw the map in words. What had you to break to be sure of the last of it?",
      SQ: "You have been calling it the stowaway, because the book needs a word. Today you caught yourself using another, aloud, gently, as if to a neighbour's dog, and you dropped what you were carrying. What is the name? What does it mean that you gave it one?",
      SK: "It is in your dreams now, as it never was while the others lived. It is not cruel there. You walk with it, on the outside, without a suit, and you are not cold, and it shows you something far off and very clear. What do you see? Why are you sorry, every time, to wake?",
    },
  },
});
