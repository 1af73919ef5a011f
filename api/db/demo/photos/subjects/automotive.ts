import type { Subject } from "../subject.ts";
import { jerryCan } from "./automotive/jerryCan.ts";
import { jumpLeads } from "./automotive/jumpLeads.ts";
import { polish } from "./automotive/polish.ts";
import { tyreGauge } from "./automotive/tyreGauge.ts";
import { wheel } from "./automotive/wheel.ts";

/** Things for the car. */
export const AUTOMOTIVE: readonly Subject[] = [jerryCan, tyreGauge, jumpLeads, wheel, polish];
