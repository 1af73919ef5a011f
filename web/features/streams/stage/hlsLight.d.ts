/** The light build is the whole one without subtitles and rights management, and comes without types. */
declare module "hls.js/light" {
  export { default } from "hls.js";
}
