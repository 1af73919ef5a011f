import type { Subject } from "../subject.ts";
import { atlas } from "./books/atlas.ts";
import { cookbook } from "./books/cookbook.ts";
import { fieldGuides } from "./books/fieldGuides.ts";
import { paperbacks } from "./books/paperbacks.ts";
import { vinyl } from "./books/vinyl.ts";

/** Things to read and hear. */
export const BOOKS: readonly Subject[] = [paperbacks, cookbook, atlas, vinyl, fieldGuides];
