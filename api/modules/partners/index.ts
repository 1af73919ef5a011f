/** The tokens by which programs act for members. */
export { liveApiTokens, viewerOfApiToken } from "./tokens/viewerOfApiToken.ts";
