/**
 * Gradients, filters and patterns of the picture being drawn. Drawing is synchronous, so one open sheet is enough,
 * and parts can name a paint where they use it instead of handing it up through every call.
 */
let sheet = new Map<string, string>();

/** Draws with a fresh sheet and returns the drawing with the definitions it asked for. */
export function collectDefs(draw: () => string): { body: string; defs: string } {
  const outer = sheet;
  sheet = new Map();
  try {
    const body = draw();
    const defs = [...sheet].map(([markup, id]) => markup.replace("ID", id)).join("");
    return { body, defs };
  } finally {
    sheet = outer;
  }
}

/** Registers markup that says id="ID" once and returns its id; equal markup shares one id. */
export function define(markup: string): string {
  const known = sheet.get(markup);
  if (known !== undefined) return known;

  // Named for the kind of paint ("p" for a pattern), so that a silhouette can leave the costly ones out.
  const id = `${markup.charAt(1)}${sheet.size}`;
  sheet.set(markup, id);
  return id;
}
