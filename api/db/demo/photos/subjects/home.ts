import type { Subject } from "../subject.ts";
import { basket } from "./home/basket.ts";
import { blanket } from "./home/blanket.ts";
import { bowl } from "./home/bowl.ts";
import { pots } from "./home/pots.ts";
import { teapot } from "./home/teapot.ts";
import { vaseOfStems } from "./home/vaseOfStems.ts";
import { wateringCan } from "./home/wateringCan.ts";

/** Things for the house and the garden. */
export const HOME: readonly Subject[] = [
  teapot,
  blanket,
  pots,
  bowl,
  wateringCan,
  vaseOfStems,
  basket,
];
