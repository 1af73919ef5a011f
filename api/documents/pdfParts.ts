import { setImmediate as turn } from "node:timers/promises";
import { COLOUR, CONTENT_WIDTH, PAPER, type Paper } from "./paper.ts";

const MARK = "Market Day";

/** The name of the market, a title, and one line under it. */
export function heading(paper: Paper, title: string, under: string): void {
  const { margin } = PAPER;
  paper.decorate((pdf) => {
    const width = pdf.font("display").fontSize(12).widthOfString(MARK);
    const [w, h] = [width + 32, 24];
    // The price card of the design: a pointed tag.
    pdf
      .polygon(
        [margin, margin],
        [margin + w - 10, margin],
        [margin + w, margin + h / 2],
        [margin + w - 10, margin + h],
        [margin, margin + h],
      )
      .fill(COLOUR.gold);
    pdf.fillColor(COLOUR.onGold).text(MARK, margin + 10, margin + 5, { lineBreak: false });
  });
  paper.y = margin + 44;
  paper.part("H1", () =>
    paper.text(title, margin, paper.y, { face: "display", size: 24, width: CONTENT_WIDTH }),
  );
  paper.y += 34;
  paragraph(paper, under);
  paper.y += 8;
}

/** A heading between parts. */
export function subheading(paper: Paper, text: string): void {
  if (!paper.fits(60)) paper.newPage();
  paper.y += 12;
  paper.part("H2", () =>
    paper.text(text, PAPER.margin, paper.y, { face: "display", size: 14, width: CONTENT_WIDTH }),
  );
  paper.y += 24;
}

export function paragraph(paper: Paper, text: string): void {
  const style = { size: 10, colour: COLOUR.ink2, width: CONTENT_WIDTH };
  const height = paper.heightOf(text, style);
  if (!paper.fits(height)) paper.newPage();
  paper.part("P", () => paper.text(text, PAPER.margin, paper.y, style));
  paper.y += height + 6;
}

export interface Column {
  title: string;
  /** Its share of the width; all shares together are 1. */
  share: number;
  align?: "left" | "right";
  strong?: boolean;
}

const CELL = { size: 9.5, pad: 6, gap: 10 } as const;

/** Draws a table over as many pages as needed. The head is drawn on each page, but screen readers read it once. */
export async function table(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): Promise<void> {
  const element = paper.open("Table");
  if (!paper.fits(60)) paper.newPage();
  const titles = columns.map(({ title }) => title);
  const head = paper.open("TR", element);
  drawRow(paper, columns, measured(paper, columns, titles), {
    isHead: true,
    cell: (draw) => void paper.part("TH", draw, { inside: head, scope: "Column" }),
  });
  head.end();

  for (const [n, cells] of rows.entries()) {
    const row = measured(paper, columns, cells);
    if (!paper.fits(row.height)) {
      paper.newPage();
      const again = measured(paper, columns, titles);
      drawRow(paper, columns, again, { isHead: true, cell: (draw) => paper.decorate(draw) });
    }
    const line = paper.open("TR", element);
    drawRow(paper, columns, row, {
      isHead: false,
      cell: (draw) => void paper.part("TD", draw, { inside: line }),
    });
    line.end();
    // Yields to other requests while it draws a long table.
    if (n % ROWS_A_TURN === 0) await turn();
  }
  element.end();
}

const ROWS_A_TURN = 8;

interface Row {
  cells: readonly string[];
  height: number;
}

interface RowLook {
  isHead: boolean;
  cell(draw: () => void): void;
}

function drawRow(
  paper: Paper,
  columns: readonly Column[],
  { cells, height }: Row,
  { isHead, cell }: RowLook,
): void {
  const top = paper.y;
  let x: number = PAPER.margin;
  for (const [n, column] of columns.entries()) {
    const width = column.share * CONTENT_WIDTH;
    const left = x;
    cell(() =>
      paper.text(cells[n] ?? "", left, top + CELL.pad, {
        size: CELL.size,
        face: isHead || column.strong ? "strong" : "body",
        colour: isHead ? COLOUR.ink3 : COLOUR.ink,
        width: width - (n < columns.length - 1 ? CELL.gap : 0),
        align: column.align ?? "left",
      }),
    );
    x += width;
  }
  paper.decorate((pdf) =>
    pdf
      .moveTo(PAPER.margin, top + height)
      .lineTo(PAPER.margin + CONTENT_WIDTH, top + height)
      .lineWidth(isHead ? 1 : 0.5)
      .stroke(isHead ? COLOUR.ink : COLOUR.line),
  );
  paper.y = top + height;
}

function measured(paper: Paper, columns: readonly Column[], cells: readonly string[]): Row {
  const heights = columns.map(({ share, strong }, n) =>
    paper.heightOf(cells[n] ?? "", {
      size: CELL.size,
      face: strong ? "strong" : "body",
      width: share * CONTENT_WIDTH - CELL.gap,
    }),
  );
  return { cells, height: Math.max(...heights) + 2 * CELL.pad };
}
