import { createCircle } from "../../modules/social/createCircle.ts";
import { createPost } from "../../modules/social/createPost.ts";
import { joinCircle } from "../../modules/social/joinCircle.ts";
import { idOf, type Scene, type Script } from "./script.ts";

/** Who is in the circle, and when they came, in days before the opening. */
const JOINED = [
  [13, "mateo"],
  [12.5, "jun"],
  [11, "siobhan"],
] as const;

const SAYS = [
  [10, "amara", "Next bench evening is Thursday at seven, my kitchen. Bring what hums."],
  [9.6, "mateo", "I bring the bike stand and biscuits."],
  [2.4, "siobhan", "The lamp from last time still works. First thing I ever rewired."],
] as const;

/** A circle of the demo market: founded by Amara, open to everybody. */
export function circleScenes({ stage, cast, circleIds }: Script): Scene[] {
  let circleId = "";
  const found = async () => {
    const input = {
      name: "Menders of Easton",
      description: "We repair radios, lamps and bicycles together, one evening a month.",
      location: "Easton, Bristol",
      category: "Electronics",
    };
    const made = await stage.as(idOf(cast, "amara"), createCircle, input);
    circleIds.push(made.circleId);
    circleId = String(made.circleId);
  };
  return [
    { at: 14, play: found },
    ...JOINED.map(([at, key]) => ({
      at,
      play: async () => void (await stage.as(idOf(cast, key), joinCircle, circleId)),
    })),
    ...SAYS.map(([at, key, content]) => ({
      at,
      play: async () => void (await stage.as(idOf(cast, key), createPost, { content, circleId })),
    })),
  ];
}
