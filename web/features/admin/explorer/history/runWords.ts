const TITLE_MAX = 80;

/** What a run is called in the list: its operation, or how its document begins; and what of it stands below. */
export function runWords({
  document,
  operationName,
  variables,
}: {
  document: string;
  operationName?: string | null | undefined;
  variables: Record<string, unknown>;
}): { title: string; below: string[] } {
  const text = cut(inOneLine(document)) || "Nothing";
  const values = Object.keys(variables).length > 0 ? [cut(JSON.stringify(variables))] : [];
  if (operationName == null) return { title: text, below: values };
  return { title: cut(operationName), below: [text, ...values] };
}

/** A document without comments that have a line of their own. */
function inOneLine(document: string): string {
  const lines = document.split("\n").map((line) => line.trim());
  return lines
    .filter((line) => !line.startsWith("#"))
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function cut(text: string): string {
  const letters = [...text];
  return letters.length > TITLE_MAX ? `${letters.slice(0, TITLE_MAX - 1).join("")}…` : text;
}
