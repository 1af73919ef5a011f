import type { Subject } from "../subject.ts";
import { camera } from "./electronics/camera.ts";
import { deskLamp } from "./electronics/deskLamp.ts";
import { headphones } from "./electronics/headphones.ts";
import { keyboard } from "./electronics/keyboard.ts";
import { radio } from "./electronics/radio.ts";
import { speaker } from "./electronics/speaker.ts";

/** Things with a plug or a battery. */
export const ELECTRONICS: readonly Subject[] = [
  radio,
  deskLamp,
  camera,
  headphones,
  keyboard,
  speaker,
];
