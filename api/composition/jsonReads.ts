import type { JsonRead } from "../core/jsonReads/read.ts";
import { itemsJson } from "../modules/items/index.ts";
import { conversationsJson } from "../modules/messages/index.ts";

/** The root fields that every visit asks for: one statement and one writer answer them. */
export const reads: readonly JsonRead[] = [itemsJson, conversationsJson];
