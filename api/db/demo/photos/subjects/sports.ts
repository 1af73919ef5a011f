import type { Subject } from "../subject.ts";
import { bikePump } from "./sports/bikePump.ts";
import { dumbbells } from "./sports/dumbbells.ts";
import { football } from "./sports/football.ts";
import { racket } from "./sports/racket.ts";
import { skateboard } from "./sports/skateboard.ts";
import { yogaMat } from "./sports/yogaMat.ts";

/** Things for the field, the road and the mat. */
export const SPORTS: readonly Subject[] = [
  bikePump,
  racket,
  yogaMat,
  football,
  skateboard,
  dumbbells,
];
