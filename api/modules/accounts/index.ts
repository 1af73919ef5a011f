/** Sign-up, sign-in, sessions, the viewer, profiles, password reset. */
export { AccountsResolver, UserResolver, ViewerResolver } from "./accounts.resolver.ts";
export { liveSessions, viewerFromToken } from "./viewerFromToken.ts";
