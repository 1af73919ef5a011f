import type { Subject } from "../subject.ts";
import { brushJar } from "./art/brushJar.ts";
import { easel } from "./art/easel.ts";
import { pencils } from "./art/pencils.ts";
import { watercolours } from "./art/watercolours.ts";
import { yarn } from "./art/yarn.ts";

/** Things to make things with. */
export const ART: readonly Subject[] = [watercolours, easel, brushJar, yarn, pencils];
