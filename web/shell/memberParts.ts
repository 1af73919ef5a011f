/** Loads the member's part of the top bar; visitors never need it. */
export const loadMemberBar = () =>
  import("./MemberBar.tsx").then((m) => ({ default: m.MemberBar }));

/** Loads the bottom bar and the live counts of members. */
export const loadMemberLayer = () =>
  import("./MemberLayer.tsx").then((m) => ({ default: m.MemberLayer }));
