/** Things, the most often listed first. */
export const THINGS = words(`
  chair lamp table bicycle phone jacket book camera guitar sofa laptop desk shelf toy mirror shoes speaker printer tent
  drill clock vase blanket keyboard monitor backpack blender kettle helmet skates puzzle rug curtain heater fan mixer
  saw ladder mower pot pan teapot cup plate basket suitcase stroller crib scooter skateboard racket kayak surfboard
  telescope microscope violin trumpet drum flute accordion piano easel canvas brush yarn loom anvil lathe chisel wrench
  compressor generator tripod projector turntable amplifier microphone headphones tablet router console joystick poster
  stamp coin medal postcard figurine doll marble kite train locomotive typewriter abacus barometer sextant hourglass
  lantern candlestick tapestry quilt ottoman wardrobe dresser cabinet bookcase hammock trellis birdhouse wheelbarrow`);

/** How things are, the commonest word first. */
export const LOOKS = words(`
  vintage black new small white large wooden blue red used green handmade modern classic antique leather grey folding
  portable electric round heavy light solid steel brass copper silver golden oak walnut bamboo ceramic glass enamel
  cotton linen woollen velvet rustic painted carved woven striped restored compact adjustable waterproof cordless rare`);

/** What every description is full of: nobody searches for them, and the search leaves the first half out. */
const FILLERS = words(`
  the and with of for in to is it a from on this that are was has very all not but at by be or as an no so if
  good condition works well used few years box original pickup only smoke free home size inside please ask quality clean
  little wear front back side see photos new owner gift bought never opened fits nicely any room`);

const SYLLABLES = words(
  "ba be bo ca co da de di do fa fe fi ga go ha he jo ka ke la le li lo ma me mi mo na ne no pa pe ra re ri ro sa se si so ta te ti to va ve vi vo za",
);
const TAIL = 12_000;
const SENTENCES = 40_000;
const SENTENCE_WORDS = { least: 6, most: 12 };

/** Seeded: the same words in every run. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Names, makers and model words that few items have. */
export function tailWords(): string[] {
  const next = random(7);
  const made = new Set<string>();
  while (made.size < TAIL) {
    const length = 2 + Math.floor(next() * 3);
    made.add(
      Array.from({ length }, () => SYLLABLES[Math.floor(next() * SYLLABLES.length)]).join(""),
    );
  }
  return [...made];
}

/** The parts descriptions are put together from: the n-th word comes about 1/n as often as the first, as in any language. */
export function sentences(): string[] {
  const next = random(11);
  const all = [...FILLERS, ...mixed(LOOKS, THINGS), ...tailWords()];
  const word = () => all[Math.floor(all.length ** next()) - 1] ?? "thing";
  return Array.from({ length: SENTENCES }, () => {
    const length =
      SENTENCE_WORDS.least + Math.floor(next() * (SENTENCE_WORDS.most - SENTENCE_WORDS.least + 1));
    return Array.from({ length }, word).join(" ");
  });
}

/** One of each in turn. */
function mixed(first: readonly string[], second: readonly string[]): string[] {
  const longest = Math.max(first.length, second.length);
  return Array.from({ length: longest }, (_, n) => [first[n], second[n]])
    .flat()
    .filter((word) => word !== undefined);
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
