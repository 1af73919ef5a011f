let newest = 0;

/** The newest version of the cart this page has seen: an answer that comes after newer news must not stand. */
export const cartVersion = {
  seen(version: number): void {
    newest = Math.max(newest, version);
  },
  isOld(version: number): boolean {
    return version < newest;
  },
};
