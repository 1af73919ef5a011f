import type { GuideCategory, GuideDifficulty } from "../../core/graphql/enums.ts";
import { likeGuide, viewGuide } from "../../modules/guides/guideReactions.ts";
import { createGuide } from "../../modules/guides/writeGuide.ts";
import { idOf, type Scene, type Script } from "./script.ts";

/** A guide of a member, and what the others made of it. Times are days before the opening. */
interface DemoGuide {
  at: number;
  by: string;
  title: string;
  description: string;
  content: string;
  category: GuideCategory;
  difficulty?: GuideDifficulty;
  tags: string[];
  /** An item of the same member whose photo it shows. */
  shows?: string;
  /** Who read it a day later. */
  reads: string[];
  /** Who of them liked it. */
  likes: string[];
}

const GUIDES: readonly DemoGuide[] = [
  {
    at: 40,
    by: "amara",
    title: "Three photos by a window",
    description: "How to show an old radio, or anything else, with a telephone and daylight.",
    content: `Put the thing on a table beside a window, not in the sun. Switch the lamps off: two kinds of light make every colour look wrong.

First photo: all of it, from the front, with some room around it. Second: the back, with the plugs. Third: the worst scratch, close, with a finger beside it for size.

The scratch is the photo that sells. Who has seen it does not ask about it, and does not come back with it.`,
    category: "photos",
    tags: ["light", "scratches"],
    shows: "table radio",
    reads: ["jun", "priya", "mateo", "freya", "noor", "siobhan", "kofi"],
    likes: ["jun", "priya", "mateo", "noor", "siobhan"],
  },
  {
    at: 33,
    by: "priya",
    title: "A description that answers before anybody asks",
    description: "Five questions that every buyer has, in the order in which they have them.",
    content: `What is it? Say the make and the model, as they stand on it.

Does it work? Say what you tried, and when. "Plays, tried yesterday" is worth more than "works fine".

What is wrong with it? One sentence. If nothing is, say that, too.

How big is it? Measure it once; the fields for the size are there for it.

Where and when can it be fetched? A part of town and two evenings are enough. Never your address: that belongs into a message, when you know who comes.`,
    category: "descriptions",
    tags: ["words", "beginners"],
    reads: ["amara", "jun", "freya", "lucia", "tomasz"],
    likes: ["amara", "freya", "lucia"],
  },
  {
    at: 27,
    by: "jun",
    title: "Ask what it sold for, not what it cost",
    description: "Finding a price for a camera that nobody has listed for a year.",
    content: `What you paid ten years ago is a story, not a price. Look at what such things went for here: the form suggests a price while you write, and "Why this price?" shows the sales behind it.

Are there fewer than a handful of sales? Then look at things that are used for the same: for an old viewfinder camera, the other viewfinders.

Begin within the range that is shown. If nobody has looked after a week, it is the photo. If many looked and nobody offered, it is the price.`,
    category: "prices",
    difficulty: "intermediate",
    tags: ["cameras", "prices"],
    shows: "film camera",
    reads: ["amara", "priya", "lucia", "aroha", "kofi", "mateo"],
    likes: ["amara", "lucia", "aroha", "kofi"],
  },
  {
    at: 19,
    by: "freya",
    title: "Swap, and put the rest into TP",
    description: "An offer that is easy to accept: your thing, the difference, and one sentence.",
    content: `Look at what the other has listed before. Somebody who sells three lamps wants no lamp.

Offer one thing that is near in value, and the difference in TP. The TP are held from the moment you send it, and come back if it is declined: so offer what you can do without until then.

Write one sentence about why. "My daughter plays the ukulele now" has done more for my offers than ten TP.

Is the answer a counter-offer? Answer it within a day, even with no.`,
    category: "offers",
    tags: ["swaps", "offers"],
    reads: ["amara", "noor", "siobhan", "jun"],
    likes: ["noor", "siobhan", "jun"],
  },
  {
    at: 12,
    by: "mateo",
    title: "A parcel that may fall down the stairs",
    description: "Packing for who cannot fetch: what I learned from two broken teapots.",
    content: `Choose a box in which the thing has a hand's breadth of room on every side. Fill that with crumpled paper until nothing moves when you shake it.

Wrap what sticks out by itself: handles, spouts, knobs. Tape the lid shut, not onto the thing.

Photograph it before you close the box. Enter the number of the parcel in the order: then the buyer sees where it is, and asks the carrier, not you.`,
    category: "delivery",
    tags: ["parcels", "fragile"],
    reads: ["amara", "priya", "freya"],
    likes: ["priya", "freya"],
  },
  {
    at: 6,
    by: "siobhan",
    title: "Meet where there is a bench",
    description: "How I meet people from the market whom I have not met before.",
    content: `In daylight, in front of the library or the station. There is always somebody, and there is always a bench to look at the thing in peace.

Read the reviews of the other before, and the words rather than the stars. Keep to the messages here: if there is a dispute, what was agreed is where it can be seen.

Try it before you say that it has arrived. With that the TP are the seller's.`,
    category: "safety",
    tags: ["meeting", "first time"],
    reads: ["jun", "noor", "kofi", "amara"],
    likes: ["noor", "kofi"],
  },
];

/** The guides of the demo market, read and liked on the day after they were written. */
export function guideScenes({ stage, cast, photos }: Script): Scene[] {
  return GUIDES.flatMap(({ at, by, shows, reads, likes, difficulty = "beginner", ...words }) => {
    let guideId = "";
    const write = async () => {
      const thumbnail = shows === undefined ? null : (photos.get(shows)?.[0] ?? null);
      const input = { ...words, difficulty, thumbnail, isPublished: true };
      const made = await stage.as(idOf(cast, by), createGuide, input);
      guideId = String(made.guideId);
    };
    const read = (reader: string) => async () => {
      await stage.as(idOf(cast, reader), viewGuide, { guideId });
      if (likes.includes(reader)) await stage.as(idOf(cast, reader), likeGuide, { guideId });
    };
    return [
      { at, play: write },
      ...reads.map((reader, n) => ({ at: at - 1 - n / 100, play: read(reader) })),
    ];
  });
}
