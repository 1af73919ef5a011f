export { deletePeers } from "./signals/deletePeers.ts";
export { deleteVideos } from "./deleteVideos.ts";
