/** The XP at which a level begins: level 2 at 100, level 3 at 300, each 100 more than the one before. */
export function xpOfLevel(level: number): number {
  return 50 * level * (level - 1);
}

/** The level of so many XP, from 1. */
export function levelOf(xp: number): number {
  return Math.max(1, Math.floor((1 + Math.sqrt(1 + (4 * Math.max(0, xp)) / 50)) / 2));
}
