/** A fragmented MP4 recording made of bytes: what a browser's recorder writes, without anything to see in it. */

function box(type: string, ...parts: Buffer[]): Buffer {
  const inside = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inside.length, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, inside]);
}

function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, place) => bytes.writeUInt32BE(number, place * 4));
  return bytes;
}

const TIMESCALE = 20_000;

function track(id: number, timescale: number, sample: string): Buffer {
  return box(
    "trak",
    box("tkhd", words(0, 0, 0, id)),
    box(
      "mdia",
      box("mdhd", words(0, 0, 0, timescale, 0)),
      box("minf", box("stbl", box("stsd", words(0, 1), box(sample, Buffer.alloc(78))))),
    ),
  );
}

interface InitWishes {
  picture?: string;
}

/** The head of a recording, with sound in track 1 and a picture in track 2. */
export function anInit({ picture = "avc1" }: InitWishes = {}): Buffer {
  return Buffer.concat([
    box("ftyp", Buffer.from("isom"), words(0), Buffer.from("iso6mp41")),
    box(
      "moov",
      track(1, 48_000, "Opus"),
      track(2, TIMESCALE, picture),
      box("mvex", box("trex", words(0, 1, 1, 0, 0, 0)), box("trex", words(0, 2, 1, 0, 0, 0))),
    ),
  ]);
}

interface FragmentWishes {
  durationMs?: number;
  /** Whether it begins with a key frame. */
  key?: boolean;
  /** How much of it is picture and sound. */
  bytes?: number;
}

/** One segment, of ten pictures and two bits of sound. */
export function aFragment({
  durationMs = 1000,
  key = true,
  bytes = 400,
}: FragmentWishes = {}): Buffer {
  const duration = (durationMs * TIMESCALE) / 1000 / 10;
  const pictures = Array.from({ length: 10 }, () => [duration, 40]).flat();
  return Buffer.concat([
    box(
      "moof",
      box("mfhd", words(0, 1)),
      box(
        "traf",
        box("tfhd", words(0x20020, 1, 0x2000000)),
        box("trun", words(0x301, 2, 0, 24_000, 20, 24_000, 20)),
      ),
      box(
        "traf",
        box("tfhd", words(0x20020, 2, 0x1010000)),
        box("trun", words(0x305, 10, 0, key ? 0x2000000 : 0x1010000, ...pictures)),
      ),
    ),
    box("mdat", Buffer.alloc(bytes)),
  ]);
}
