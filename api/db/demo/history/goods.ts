import type { CATEGORIES } from "../../../../schema/limits.ts";

/** What is traded in a category, and what is said of it. */
export interface Goods {
  /** Things with what a new one is worth, in TP. */
  kinds: readonly (readonly [name: string, tp: number])[];
  /** Words before the name, and what each multiplies the worth by. */
  qualities: readonly (readonly [word: string, factor: number])[];
  /** What is used up, and so is never second-hand. */
  isUsedUp?: true;
}

/** What the neighbours traded before the market opened. */
export const GOODS: Readonly<Record<(typeof CATEGORIES)[number], Goods>> = {
  "Food & Drinks": {
    kinds: [
      ["honey, 500 g jar", 16],
      ["sourdough loaf", 9],
      ["plum jam, three jars", 18],
      ["apple juice, crate", 30],
      ["pickles, two jars", 12],
      ["ground coffee, 1 kg", 34],
    ],
    qualities: [
      ["Home-made", 1.15],
      ["Organic", 1.2],
      ["Local", 1.05],
      ["Small-batch", 1.1],
    ],
    isUsedUp: true,
  },
  "Tools & Equipment": {
    kinds: [
      ["hand plane", 70],
      ["cordless drill", 110],
      ["socket set", 60],
      ["workbench", 140],
      ["hand saw", 32],
      ["step ladder", 55],
    ],
    qualities: [
      ["Sturdy", 1.1],
      ["Vintage", 1.25],
      ["Compact", 0.9],
      ["Workshop", 1.15],
    ],
  },
  "Clothing & Accessories": {
    kinds: [
      ["raincoat", 65],
      ["leather boots", 90],
      ["scarf", 25],
      ["denim jacket", 60],
      ["tote bag", 18],
      ["wool jumper", 50],
    ],
    qualities: [
      ["Hand-made", 1.3],
      ["Striped", 0.95],
      ["Vintage", 1.2],
      ["Lined", 1.1],
    ],
  },
  "Books & Media": {
    kinds: [
      ["atlas", 40],
      ["cookbook", 22],
      ["jazz record", 30],
      ["novels, box of ten", 34],
      ["field guide to birds", 20],
      ["graphic novel", 18],
    ],
    qualities: [
      ["Illustrated", 1.2],
      ["First-edition", 1.6],
      ["Rare", 1.35],
      ["Signed", 1.5],
    ],
  },
  Electronics: {
    kinds: [
      ["table radio", 120],
      ["bookshelf speakers", 160],
      ["mechanical keyboard", 95],
      ["desk lamp", 55],
      ["film camera", 180],
      ["record player", 200],
    ],
    qualities: [
      ["Restored", 1.3],
      ["Boxed", 1.15],
      ["Vintage", 1.2],
      ["Compact", 0.9],
    ],
  },
  "Home & Garden": {
    kinds: [
      ["bookshelf", 110],
      ["teapot", 30],
      ["wool rug", 120],
      ["garden chair", 48],
      ["tomato seedlings", 12],
      ["wall clock", 45],
    ],
    qualities: [
      ["Hand-made", 1.25],
      ["Vintage", 1.2],
      ["Painted", 0.95],
      ["Solid", 1.15],
    ],
  },
  "Sports & Outdoors": {
    kinds: [
      ["tent for two", 130],
      ["bike pump", 22],
      ["tennis racket", 48],
      ["yoga mat", 20],
      ["climbing shoes", 62],
      ["camping stove", 45],
    ],
    qualities: [
      ["Light", 1.2],
      ["Sturdy", 1.1],
      ["Junior", 0.75],
      ["Professional", 1.4],
    ],
  },
  "Health & Beauty": {
    kinds: [
      ["lavender soap, three bars", 15],
      ["beeswax balm", 11],
      ["hand cream", 9],
      ["bath salts, jar", 14],
      ["face oil", 24],
      ["shampoo bars, four", 20],
    ],
    qualities: [
      ["Travel-size", 0.8],
      ["Gentle", 1.05],
      ["Boxed", 1.1],
      ["Large", 1.2],
    ],
    isUsedUp: true,
  },
  "Toys & Games": {
    kinds: [
      ["building blocks", 45],
      ["jigsaw puzzle", 18],
      ["board game", 36],
      ["train set", 80],
      ["doll's house", 95],
      ["chess set", 40],
    ],
    qualities: [
      ["Wooden", 1.25],
      ["Complete", 1.1],
      ["Travel", 0.8],
      ["Hand-painted", 1.35],
    ],
  },
  Other: {
    kinds: [
      ["moving boxes, ten", 10],
      ["pet carrier", 38],
      ["sewing offcuts, bag", 12],
      ["party lights", 24],
      ["suitcase", 60],
      ["umbrella stand", 28],
    ],
    qualities: [
      ["Sturdy", 1.1],
      ["Vintage", 1.3],
      ["Foldable", 0.95],
      ["Large", 1.2],
    ],
  },
  "Art & Crafts": {
    kinds: [
      ["watercolour set", 42],
      ["brushes, set", 26],
      ["easel", 75],
      ["yarn, ten balls", 34],
      ["lino print", 48],
      ["glazed bowl", 32],
    ],
    qualities: [
      ["Large", 1.25],
      ["Student", 0.75],
      ["Fine", 1.3],
      ["Boxed", 1.1],
    ],
  },
  Automotive: {
    kinds: [
      ["roof rack", 95],
      ["car polish kit", 24],
      ["alloy wheels, four", 220],
      ["jump leads", 22],
      ["child seat", 85],
      ["tow bar", 110],
    ],
    qualities: [
      ["Original", 1.2],
      ["Universal", 0.9],
      ["Heavy-duty", 1.25],
      ["Compact", 0.85],
    ],
  },
  Collectibles: {
    kinds: [
      ["desk globe", 70],
      ["stamp album", 55],
      ["alarm clock", 34],
      ["postcards, box", 30],
      ["pocket watch", 130],
      ["model ship", 90],
    ],
    qualities: [
      ["Rare", 1.4],
      ["Victorian", 1.6],
      ["Complete", 1.15],
      ["Boxed", 1.15],
    ],
  },
  "Musical Instruments": {
    kinds: [
      ["bongo drums", 60],
      ["acoustic guitar", 150],
      ["ukulele", 48],
      ["practice amp", 85],
      ["clarinet", 190],
      ["music stand", 20],
    ],
    qualities: [
      ["Student", 0.75],
      ["Hand-made", 1.3],
      ["Compact", 0.9],
      ["Vintage", 1.4],
    ],
  },
};
