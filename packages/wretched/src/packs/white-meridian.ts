/**
 * A surveyor walking a line across a salt desert: long, slow, by odd ranks, with its own balance. All prose is original.
 *
 * @packageDocumentation
 */
import { deepFreeze } from "@games/core-game";
import type { StoryPack } from "../pack.js";

/** The last surveyor of a meridian, one mule, and the white. */
export const whiteMeridian: StoryPack = /* @__PURE__ */ deepFreeze({
  id: "white-meridian",
  system: "odd",
  easyIntegrity: 65,
  tracker: "J",
  returnableKing: "SJ",
  aces: { hearts: "skip", diamonds: "win", clubs: "return-king", spades: "boost" },
  pulls: {},
  balance: {
    calibrated: {
      tokens: 12,
      dayDie: 3,
      finalDice: 2,
      modes: {
        easy: { integrity: 36 },
        normal: { integrity: 26 },
        hard: { integrity: 21 },
        nightmare: { integrity: 16 },
      },
    },
  },
  prose: {
    language: "en",
    title: "The White Meridian",
    subtitle: "A survey of the Salt, by the one who finished it",
    author: "the Games authors",
    license: "MIT",
    version: "1",
    summary:
      "Five of you set out to draw one straight line across the Salt. There is a mule left, and a theodolite, and you, and forty stations to go.",
    suits: {
      hearts: "Water, and the body that wants it",
      diamonds: "The line, and the instruments that keep it straight",
      clubs: "The party that set out, and those who sent it",
      spades: "The Salt",
    },
    names: {
      integrity: "water",
      token: "station",
      tokens: "stations",
      beacon: "the signal fire",
      tool: "the mule's good sense",
      tracker: "false horizon",
      trackers: "false horizons",
      check: "dry march",
    },
    introduction:
      "Nobody lives on the Salt. It is where two countries stop, and both of them would like to know where. So the Survey sent a party to draw the meridian across it, from the cairn at Hob's Well to the church tower at Sant Aurel: a line with no width, a hundred and ninety miles long, through nothing.\n\nYou were the youngest. You carried the chain. Now the chief lies at the ninth station with his hat over his face, and the others went to look for the water cart, and you are the chief. You have the theodolite in its box, and the field book. You have a mule called Madam, who has opinions. Behind you is a row of small flags, dead straight. If you turn round it is all anyone has ever done here.",
    openingLog:
      "Day 1 of the continued survey. {name}, acting chief of party, at Station Nine.\n\nParty reduced to myself and one mule. Water by measure, {integrity}. Instruments sound. Chief Surveyor Adeane buried on the line, as he would have wished, with a flag. I propose to carry the meridian forward to Sant Aurel, or until it is taken from me.\n\n{name}, for the Survey.",
    dayLog: "Day {day} of the continued survey. {name}, acting chief of party.",
    signOff: "Water by measure, {integrity}. Line true to the last flag. {name}, for the Survey.",
    closingLog:
      "Day {day}. {name}. Last entry of the field book. To whoever carries the line on from here:",
    endings: {
      victory: {
        title: "Sant Aurel",
        text: "There is a thumbnail on the edge of the world, and it does not shake. It is stone. It has a bell in it. You set up the instrument one last time, with care, because they will check; and down the middle of the glass, as if it had been ruled there by somebody with all the time in the world, the tower stands on your line.",
      },
      ship_destroyed: {
        title: "The measure",
        text: "You tip the can, and then you hold it there, out of courtesy. Madam has lain down across the line and would like you to consider it. It is not unpleasant. The last flag you set is only a little way behind, and you find that you can still see it, and the one before it, and the one before that.",
      },
      four_kings: {
        title: "Four horizons",
        text: "There is one in front of you, as there always was, and one behind. There is one to the left with a river in it. This morning there is one above. You take a bearing on each, and book them all, and they agree, and you know then that you will not be walking out of here by any of them.",
      },
      deck_exhausted: {
        title: "The end of the book",
        text: "You have written on both sides, and across, and in the margins of the tables of sines. There is room for one more figure. You think for a long time about which it ought to be.",
      },
      final_pull_failed: {
        title: "Within sight",
        text: "They found you from the tower: the sexton's boy saw a glint, and it was the object glass. You were inside the last mile. He says the instrument was set up, and level, and that when he put his eye to it he was looking at himself.",
      },
      ended: {
        title: "The book closed",
        text: "You close the field book on its pencil and sit down in the mule's shadow. The line stays where you left it. It is in no hurry; it is the one thing here that is not.",
      },
    },
    safety: {
      contentNotes: [
        "Thirst, heat, exhaustion and failing sight",
        "The deaths of companions, and a burial",
        "Hallucination and doubt in one's own senses",
        "Mapping of land for others' purposes",
        "Hardship of an animal, who is not killed in any prompt",
      ],
      advice: [
        "You can walk past any prompt; book it as *not observed*, and turn the next card.",
        "Madam the mule is safe unless you decide otherwise. You are free to decide that now.",
        "Played without dry marches, or as a narrative-only game, the water does not run out.",
        "It is a long walk. Leave the book at any flag and come back another day.",
      ],
      debrief: [
        "What did you leave out of the official record?",
        "Who would be helped by the line, and who would not?",
        "What was the most beautiful thing you saw, and was it there?",
        "Drink a glass of water. What is the next thing you would like to do?",
      ],
    },
    prompts: {
      HA: "Madam will not go on. You push, you reason, you quote the regulations; and then you see the crust ahead of her front feet is the wrong white. She has known it for an hour. From now on, when she refuses, you can believe her, once, and be spared. What do you say to her by way of apology?",
      H2: "You have divided the day's water into eleven, and given each part a name, as if they were guests. Name the three you look forward to. Which of them always comes late?",
      H3: "Your lips have split, and the salt gets in with everything you say. You marched on until dark with a pebble in your mouth, having missed the cache by what must have been yards. How did you know that you had passed it, and when did you let yourself know?",
      H4: "In the pannier, wrapped in a stocking, there is a lemon. It is hard as a nut. You have had it since Hob's Well and have been saving it without ever having decided to. What is the occasion today?",
      H5: "The seam of the big can has gone, and a dark fan spreads on the white, quite small, already drying at the edges. You got your mouth to it, in the end. What else did you try first, for the look of the thing?",
      H6: "You wash: a cupful, a rag, behind a screen that you have put up against nobody. You do it every seventh day, because the chief did. Describe what comes off, and what you find that it had been hiding.",
      H7: "There was dew, they had said, and there was a way of gathering it with oilcloth and stones. You were up all night at it, crawling from stone to stone. By sunrise you had lost more than you gained. What did you find under one of the stones?",
      H8: "You dreamt of a kitchen with the tap running, and no one in it, and you stood there the whole night simply not turning it off. Whose kitchen was it? Who would have shouted?",
      H9: "Your feet have begun to leave marks. You cut your second shirt to bind them, and go on, since the alternative is to stop. At the third flag you had to choose which load to leave behind. What did you set down, and how carefully?",
      H10: "You have become exact about the body. You know what a mile costs in sweat, what a hill of one foot costs, what it costs to be angry. Work the sum for today on the page. What was the most expensive thing you did?",
      HJ: "The first false horizon is water. It lies to the south, blue, with the light on it, and small waves coming in. You are a surveyor. You set up the instrument and took its bearing. What did you feel when the figures closed?",
      HQ: "A cloud, one, with a shadow the size of a parish. You broke off the line and ran alongside it with your mouth open, Madam trotting after, for a mile and more. What did you shout at it, and in which language?",
      HK: "Under a lip of crust there was a seep no bigger than a saucer. It was sweet. You and the mule lay down to it head by head. What did you swear to do, if there should be another?",
      DA: "You have reached the swell they call the Sill, eleven feet above the rest, and from the top of it you can burn magnesium at night. You do. And low in the north, after you had stopped counting, something burned back. They know where you are; they will light every station on the way in. What did you signal, letter by letter, and what did you leave out?",
      D2: "Set up, level, sight back, sight forward, book it. Forty times you have done this, and now your hands do it as if nobody were attached. What do you notice, being free for a moment, that you had taken for part of the view?",
      D3: "Wind took the tripod over while your back was turned, and a hundred guineas of glass went down on the crust. You spent the day on your knees with a candle and a cambric needle, putting the cross-hairs back. You used a spider's thread, and the spider was not easy to find. Where was it?",
      D4: "The chain is sixty-six feet, and each link of it has been through somebody's hands. You have never carried both ends. How do you manage it now, alone? What do you say out loud where the other one used to call *down*?",
      D5: "The line has an error in it. You have found it on the night side of the page: a half of one second, at Station Five, Ordway's figure. You can carry it forward for ever, or go back two days. What did you do, and what did it cost in water?",
      D6: "Your flags are made from whatever there was: tent fly, tablecloth, the chief's dress shirt. You look back along them and can read the whole party, one after the other. Which did you stop to straighten?",
      D7: "The box chronometer stopped at eleven minutes past something. Until you had it running again you had no longitude, and might have been anywhere on a circle right round the world. You walked in any case. What did you steer by, and how far off were you at the end of it?",
      D8: "Tonight the seeing is perfect. You put the glass on a star to check the azimuth, and then, as there was no one to mind, you left it there. Describe it as you would enter it if the form had a space for that.",
      D9: "You broke through to the thigh. Below the crust there is grey mud, quite cold, with a grip to it. It took till noon to get out, and you got out without the level. You can still see the hole. What had been your last thought about the level, before it mattered?",
      D10: "By the treaty the line is to be *as straight as skill permits*. You have been turning over that last word. Write a short note to the two governments, on what is not permitted.",
      DJ: "The second false horizon is a line. You saw it in the glass this morning: flags, a neat row of them, well to the east of yours and coming the other way. You could make out somebody bent over an instrument. What were they doing when they straightened up?",
      DQ: "You have begun to draw what you are not paid to draw: the hoof-print with frost in it, the polygon cracks, the shape of your own shadow at noon, which is hardly there. What did you spend a whole sheet of good paper on today?",
      DK: "There is a bottle in the crust, with a paper in it: an older survey than yours, one nobody told you of. Their figure for this spot is written out in full. How far apart are you, and which of you is going to be right?",
      CA: "Sewn in the lining of the chief's coat is a letter to you, sealed, *to be opened if it gets wide*. It says what he saw out here on his first time, and that it passed, and how. One of the horizons that was not there goes out like a lamp. What was his advice?",
      C2: "Ordway hummed. The same nine notes, since Hob's Well, and you asked him several times to stop. This morning you noticed the tune had got as far as the tenth. What comes next? Did you hear it, or make it?",
      C3: "Here is where the party split. You know by the boot marks, which the salt keeps. You can see who stood facing whom, and for how long. You followed one set off the line, further than you ought, to where they began to run. Whose were they? What were they running to?",
      C4: "Your pay is four shillings a day, accruing. You have been spending it in your head. What have you bought so far, in order, and what did you send back?",
      C5: "The chief is at Station Nine, and you wrote *as he would have wished*. It was not a quiet death, and there was one thing that he asked you for and you had it. You walked all of today on account of that. Where was it, while he was asking?",
      C6: "Ines Vidal did the computing: she could take a log to seven places while eating. Her pencil is in your pocket, with the teeth marks. What do you get wrong on purpose, so that you can hear her say it?",
      C7: "The two chainmen were brothers, and told each other's stories as their own. You have been doing the same, to keep awake on a forced stretch in the dark. Which of their lives do you remember better than yours? What did you walk straight past, telling it?",
      C8: "There was a dinner on the eve of setting out. Somebody proposed a toast to *the line*, and somebody else to *whoever lives on it*, and then no one drank. Who was it? What was in your own glass?",
      C9: "You have found the water cart. It stands with its shafts up, dry, in the middle of a wide ring of prints, and the tap is open. You sat in its shade till the shade moved, and lost the coolest part of the day. Set down what happened here, as evidence and without adjectives.",
      C10: "A family came to the camp at Hob's Well, before the start, with a goat. They asked you to show them on the paper where their summer grazing was. You did. What did they look at each other about? Where does the line pass?",
      CJ: "The third false horizon has people on it. They are far off, and keep level with you, five of them and a mule. When you halt they halt. You put the glass on them at last. Which of the five would not look round?",
      CQ: "You have taken to reading the roll in the morning, all five names, and to answering. It is in the regulations. Today there was a reply that you had not made. For whom, and how did you enter it?",
      CK: "You wrote home, at Station Six, when there was still somebody to carry letters. You said that it was dull, that you were well, that Ordway hummed. Write the letter that you would send from here, on the same small sheet of paper.",
      SA: "It rained in the night, somewhere upslope, and by morning the whole of the Salt was a looking-glass one inch deep. The sky went all the way under you. In air that clean a fire can be seen for thirty miles; they will have no trouble reading you. What was it like to walk in the middle of that, and what did you do to keep from falling in?",
      S2: "White, they call it. You have by now counted eleven colours. List them, with names of your own, in the order of the day. For which of them did you stop walking?",
      S3: "The light came up through the soles of your feet, so it seemed, and for some hours you were blind. You went on with a hand on Madam's rump and your eyes bound in tea leaves. What did you see, in there, more plainly than anything outside?",
      S4: "There is a stone. There has been nothing the size of a stone for six days. You went a good way round, to come on it properly from the front. What do you suppose it is doing here? What did you leave beside it?",
      S5: "The wind has got up out of the east, with knives of salt in it, and there is neither sky nor ground. You sat it out under the tent fly with the mule inside, all the night and half the day, rationing breath. What did you talk to her about, and at which point did she leave the conversation?",
      S6: "You have passed beyond birds. The last was three days ago, a brown thing with somewhere to go. Today there was a feather, exactly on the line. What do you conclude? Where do you keep it?",
      S7: "The crust rings, here, like the lid of something. You tried it with your heel, and after a while, from below and a little ahead, it was tried back. You made eleven miles by dark, which is more than you have water for. What was the rhythm of it?",
      S8: "It is so quiet that you hear the blood go round. You hear the mule blink. Towards evening you heard, and would swear to it, the sun touch the edge. Describe the sound to somebody who will have to decide whether you are fit for duty.",
      S9: "You woke to find your own prints going out from the camp and coming back. They go a long way. You followed, having to know, and there is a place where they stop and turn, and the heels are deep. What had you come out to see? Was it still there?",
      S10: "Somebody has built a cairn. It is of salt, waist high, well made, and it stands where your next station should be. You measured it in every direction. There was one thing that you did not measure. Why not?",
      SJ: "The fourth false horizon is only the horizon, as it has been from the start, and this morning you understood that it has kept its distance out of tact. You walked towards it all day with your hand held out, as one does to a horse. How near did it let you come? What did you see in the last of the light?",
      SQ: "You think you could stay. It comes as a plain thought, with no harm in it, while you are rinsing a cup: a person could stop here, being no trouble, and go white from the feet up. What was it that needed doing just then?",
      SK: "In the evening your shadow goes out eastward, flat, for something like a mile, thin as a ruled line, and for some minutes it lies exactly on the bearing. You did not move until it had gone. What did you think about, being for once quite straight?",
    },
  },
});
