import type { Subject } from "../subject.ts";
import { bongos } from "./music/bongos.ts";
import { harmonica } from "./music/harmonica.ts";
import { metronome } from "./music/metronome.ts";
import { tambourine } from "./music/tambourine.ts";
import { ukulele } from "./music/ukulele.ts";

/** Things to play music on. */
export const MUSIC: readonly Subject[] = [ukulele, harmonica, tambourine, metronome, bongos];
