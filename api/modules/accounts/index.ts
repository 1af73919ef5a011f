/** Sign-up, sign-in, sessions, the viewer, profiles, password reset. */
export { administratorIds, isAdministrator, roleOf, staff, staffIds } from "./administrators.ts";
export { confirmPassword } from "./passwords/confirmPassword.ts";
export { endSessions } from "./sessions/endSessions.ts";
export { Viewer } from "./accounts.types.ts";
export { MEMBER_JSON } from "./member.json.ts";
export { givesEvidence, isActivityUsed, isEvidence, isRecorded } from "./privacy/evidence.ts";
export { forgetUnusedActivity } from "./privacy/forgetActivity.ts";
export { visibleTo } from "./privacy/privacy.ts";
export { readOwnViewer as ownViewer } from "./readViewer.ts";
export { liveSessions, sessionInSql, viewerOfSession } from "./sessions/viewerOfSession.ts";
export { deleteSecondSteps } from "./twoStep/deleteSecondSteps.ts";
export { readFreshness } from "./twoStep/readFreshness.ts";
export { isSuspendedAt } from "./isSuspendedAt.ts";
export { tokensPage } from "./passwords/tokensLine.ts";
export { mailMember } from "./mailMember.ts";
export { memberById } from "./memberById.ts";
export { memberObject, type MemberRow } from "./member.rows.ts";
