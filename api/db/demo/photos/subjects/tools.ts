import type { Subject } from "../subject.ts";
import { drill } from "./tools/drill.ts";
import { hammer } from "./tools/hammer.ts";
import { plane } from "./tools/plane.ts";
import { saw } from "./tools/saw.ts";
import { spanners } from "./tools/spanners.ts";
import { toolbox } from "./tools/toolbox.ts";

/** Things to work with. */
export const TOOLS: readonly Subject[] = [drill, plane, hammer, spanners, toolbox, saw];
