export { forgetPeers } from "./forgetPeers.ts";
export { forgetVideos } from "./forgetVideos.ts";
export { StreamChapterResolver, StreamPictureResolver } from "./video.fields.ts";
export { SignalsResolver, StreamSignalResolver } from "./signal.resolver.ts";
