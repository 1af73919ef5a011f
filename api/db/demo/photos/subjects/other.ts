import type { Subject } from "../subject.ts";
import { alarmClock } from "./other/alarmClock.ts";
import { frame } from "./other/frame.ts";
import { globe } from "./other/globe.ts";
import { suitcase } from "./other/suitcase.ts";
import { umbrella } from "./other/umbrella.ts";

/** Things that fit nowhere else. */
export const OTHER: readonly Subject[] = [frame, suitcase, umbrella, globe, alarmClock];
