import type { JsonRead } from "../core/jsonReads/read.ts";
import { itemsJson } from "../modules/items/index.ts";
import { conversationsJson } from "../modules/messages/index.ts";

/** The hot reads: root fields that every visit queries. One SQL statement answers each of them, without resolvers. */
export const reads: readonly JsonRead[] = [itemsJson, conversationsJson];
