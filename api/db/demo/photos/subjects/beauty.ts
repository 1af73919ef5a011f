import type { Subject } from "../subject.ts";
import { hairBrush } from "./beauty/hairBrush.ts";
import { handCream } from "./beauty/handCream.ts";
import { oils } from "./beauty/oils.ts";
import { soaps } from "./beauty/soaps.ts";
import { towels } from "./beauty/towels.ts";

/** Things for the bathroom shelf. */
export const BEAUTY: readonly Subject[] = [soaps, hairBrush, oils, handCream, towels];
