import type { Subject } from "../subject.ts";
import { fruitBowl } from "./food/fruitBowl.ts";
import { honeyJar } from "./food/honeyJar.ts";
import { jamSet } from "./food/jamSet.ts";
import { oliveOil } from "./food/oliveOil.ts";
import { sourdough } from "./food/sourdough.ts";
import { teaTin } from "./food/teaTin.ts";

/** Things to eat and drink. */
export const FOOD: readonly Subject[] = [honeyJar, sourdough, teaTin, jamSet, oliveOil, fruitBowl];
