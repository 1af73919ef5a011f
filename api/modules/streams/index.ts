/** Live streams, who watches them and what is said there: what other modules may use of them. */
export { StreamsResolver } from "./stream.resolver.ts";
export {
  itemsShown,
  StreamChangedResolver,
  StreamResolver,
  StreamsLiveResolver,
  StreamUpdatedResolver,
} from "./stream.fields.ts";
export { StreamsLiveEventsResolver } from "./stream.live.ts";
export {
  StreamChatMessageResolver,
  StreamChatResolver,
  StreamMessageSentResolver,
} from "./chat.resolver.ts";
export { StreamViewersResolver } from "./viewers.resolver.ts";
export { tellStreamsOf } from "./tellStream.ts";
export { startPulse } from "./pulse.ts";
export { endStreamsOf } from "./endStream.ts";
export { streamEnds } from "./streamEnds.ts";
export { reminderNotices, streamReminds } from "./streamReminds.ts";
