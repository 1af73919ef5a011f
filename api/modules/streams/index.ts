/** Live streams, their viewers and their chat: what other modules may use of them. */
export { itemsShown } from "./stream.fields.ts";
export { publishStreamsOf } from "./publishStream.ts";
export { unpinItem } from "./pinItem.ts";
export { startStreamPresence } from "./presence/streamPresence.ts";
export { endStreamsOf } from "./endStream.ts";
export { streamEnds } from "./streamEnds.ts";
export { reminderNotices, streamReminds } from "./streamReminds.ts";
export { Stream } from "./stream.types.ts";
