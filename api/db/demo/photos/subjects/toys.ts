import type { Subject } from "../subject.ts";
import { blocks } from "./toys/blocks.ts";
import { chess } from "./toys/chess.ts";
import { kite } from "./toys/kite.ts";
import { puzzle } from "./toys/puzzle.ts";
import { teddy } from "./toys/teddy.ts";
import { train } from "./toys/train.ts";

/** Things to play with. */
export const TOYS: readonly Subject[] = [train, chess, kite, blocks, teddy, puzzle];
