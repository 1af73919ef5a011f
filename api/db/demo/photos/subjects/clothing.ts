import type { Subject } from "../subject.ts";
import { boots } from "./clothing/boots.ts";
import { jacket } from "./clothing/jacket.ts";
import { raincoat } from "./clothing/raincoat.ts";
import { scarf } from "./clothing/scarf.ts";
import { strawHat } from "./clothing/strawHat.ts";
import { tote } from "./clothing/tote.ts";

/** Things to wear and carry. */
export const CLOTHING: readonly Subject[] = [raincoat, scarf, boots, jacket, strawHat, tote];
