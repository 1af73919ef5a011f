import type { CATEGORIES } from "../../../../schema/limits.ts";

/** What is traded in a category, and what is said of it. */
export interface Goods {
  /** Things with what a new one is worth, in TP, and the picture of which there are four photos. */
  kinds: readonly (readonly [name: string, tp: number, picture?: string])[];
  /** Words before the name, and what each multiplies the worth by. */
  qualities: readonly (readonly [word: string, factor: number])[];
  /** What is used up, and so is never second-hand. */
  isUsedUp?: true;
}

/** What the neighbours traded before the market opened. */
export const GOODS: Readonly<Record<(typeof CATEGORIES)[number], Goods>> = {
  "Food & Drinks": {
    kinds: [
      ["honey, 500 g jar", 16, "honey-jar"],
      ["sourdough loaf", 9, "sourdough-loaf"],
      ["plum jam, three jars", 18, "jam-set"],
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
      ["hand plane", 70, "hand-plane"],
      ["cordless drill", 110, "cordless-drill"],
      ["socket set", 60],
      ["workbench", 140],
      ["hand saw", 32, "hand-saw"],
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
      ["raincoat", 65, "raincoat"],
      ["leather boots", 90, "leather-boots"],
      ["scarf", 25, "wool-scarf"],
      ["denim jacket", 60, "denim-jacket"],
      ["tote bag", 18, "canvas-tote-bag"],
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
      ["atlas", 40, "world-atlas"],
      ["cookbook", 22, "cookbook"],
      ["jazz record", 30, "vinyl-record"],
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
      ["table radio", 120, "table-radio"],
      ["bookshelf speakers", 160],
      ["mechanical keyboard", 95, "mechanical-keyboard"],
      ["desk lamp", 55, "desk-lamp"],
      ["film camera", 180, "film-camera"],
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
      ["teapot", 30, "enamel-teapot"],
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
      ["bike pump", 22, "bike-pump"],
      ["tennis racket", 48, "tennis-racket"],
      ["yoga mat", 20, "yoga-mat"],
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
      ["lavender soap, three bars", 15, "soap-bars"],
      ["beeswax balm", 11],
      ["hand cream", 9, "hand-cream-jar"],
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
      ["building blocks", 45, "building-blocks"],
      ["jigsaw puzzle", 18, "jigsaw-puzzle"],
      ["board game", 36],
      ["train set", 80, "wooden-train"],
      ["doll's house", 95],
      ["chess set", 40, "chess-set"],
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
      ["suitcase", 60, "suitcase"],
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
      ["watercolour set", 42, "watercolour-set"],
      ["brushes, set", 26, "brushes-in-a-jar"],
      ["easel", 75, "easel-with-a-canvas"],
      ["yarn, ten balls", 34, "yarn-and-needles"],
      ["lino print", 48],
      ["glazed bowl", 32, "ceramic-bowl"],
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
      ["car polish kit", 24, "car-polish-kit"],
      ["alloy wheels, four", 220, "alloy-wheel"],
      ["jump leads", 22, "jump-leads"],
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
      ["desk globe", 70, "desk-globe"],
      ["stamp album", 55, "stamp-album"],
      ["alarm clock", 34, "alarm-clock"],
      ["postcards, box", 30],
      ["pocket watch", 130, "pocket-watch"],
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
      ["bongo drums", 60, "bongo-drums"],
      ["acoustic guitar", 150],
      ["ukulele", 48, "ukulele"],
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
