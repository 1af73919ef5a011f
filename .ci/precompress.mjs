// Writes name.br and name.gz beside every text file of the built web, as small as they get: each is compressed once
// here instead of at every request.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(js|css|svg|json|txt|webmanifest)$/;
/** Below this the headers weigh more than what is saved. */
const SMALLEST = 1024;
/** The best quality takes ten times as long; only what everybody loads is worth it. */
const LARGE = 400_000;

/** Precompresses a folder; only what gets smaller is kept. */
export async function precompress(folder) {
  const names = (await readdir(folder)).filter((name) => TEXT.test(name));
  await Promise.all(names.map((name) => compress(join(folder, name))));
}

async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  const quality = bytes.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
}
