/** Loads the member's part of the top bar, which visitors never need. */
export const loadMemberBar = () => import("./MemberBar.tsx");

/** Loads the bottom bar and the live counts of members. */
export const loadMemberLayer = () => import("./MemberLayer.tsx");
