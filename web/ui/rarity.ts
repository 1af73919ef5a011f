/** The words and colours of how rare something is. */
export const RARITY = {
  common: { word: "Common", back: "--well", front: "--ink2" },
  rare: { word: "Rare", back: "--t2Soft", front: "--onT2" },
  epic: { word: "Epic", back: "--t3Soft", front: "--onT3" },
  legendary: { word: "Legendary", back: "--goldSoft", front: "--onGoldSoft" },
  mythic: { word: "Mythic", back: "--badSoft", front: "--onBadSoft" },
} as const;

export type Rarity = keyof typeof RARITY;
