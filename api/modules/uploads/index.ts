export { greyPixels } from "./greyPixels.ts";
export { readSmallPhoto } from "./photoFiles.ts";
export { plainJpeg } from "./plainJpeg.ts";
