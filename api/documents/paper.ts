import { once } from "node:events";
import PDFDocument from "pdfkit";
import { faces, runsOf, type Face } from "./fonts.ts";

/** Points. A4, one margin, a grid of 4. */
export const PAPER = { width: 595.28, height: 841.89, margin: 48, foot: 56 } as const;
export const CONTENT_WIDTH = PAPER.width - 2 * PAPER.margin;

/** The light theme of the design; paper has no dark one. */
export const COLOUR = {
  ink: "#12211e",
  ink2: "#3d4d48",
  ink3: "#51615c",
  line: "#ced8d4",
  gold: "#ffc233",
  onGold: "#241a00",
  ok: "#00655a",
} as const;

export interface Style {
  face?: Face;
  size?: number;
  colour?: string;
  width?: number;
  align?: "left" | "right";
}

/** The structure type of a part of the PDF, for screen readers. */
export type Role = "H1" | "H2" | "P" | "Table" | "TR" | "TH" | "TD";

export type Element = ReturnType<PDFKit.PDFDocument["struct"]>;

/** An option of pdfkit that its types lack. */
const UNIVERSAL: object = { subset: "PDF/UA" };

/** One tagged PDF (PDF/UA): what is drawn is either inside an element of its structure or marked as decoration. */
export class Paper {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #chunks: Buffer[] = [];
  /** Where the next part begins, from the top, in points. */
  y: number = PAPER.margin;

  constructor({ title, madeAt }: { title: string; madeAt: Date }) {
    this.#pdf = new PDFDocument({
      size: "A4",
      margin: 0,
      pdfVersion: "1.7",
      ...UNIVERSAL,
      tagged: true,
      lang: "en-GB",
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: "Market Day", Creator: "Market Day", CreationDate: madeAt },
    });
    for (const [name, bytes] of faces()) this.#pdf.registerFont(name, bytes);
    this.#pdf.on("data", (chunk: Buffer) => this.#chunks.push(chunk));
    this.#root = this.#pdf.struct("Document");
    this.#pdf.addStructure(this.#root);
  }

  /** Adds a part to the document, or to another part; `draw` draws its content. */
  part(
    role: Role,
    draw?: () => void,
    options: { inside?: Element; scope?: "Column" } = {},
  ): Element {
    const { inside = this.#root, scope } = options;
    const scoped: object = scope ? { scope } : {};
    const element = this.#pdf.struct(role, { ...scoped }, draw ?? []);
    inside.add(element);
    return element;
  }

  /** Opens an element to which parts are added; the caller must `end()` it. */
  open(role: Role, inside: Element = this.#root): Element {
    const element = this.#pdf.struct(role);
    inside.add(element);
    return element;
  }

  /** Draws what screen readers skip: rules, marks, page numbers. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => void): void {
    this.#pdf.markContent("Artifact", { type: "Layout" });
    draw(this.#pdf);
    this.#pdf.endMarkedContent();
  }

  /** Writes a text at a place; it wraps at the width. */
  text(text: string, x: number, y: number, style: Style = {}): void {
    const { face = "body", size = 10, colour = COLOUR.ink, align = "left" } = style;
    const width = style.width ?? PAPER.width - PAPER.margin - x;
    const runs = runsOf(face, text);
    this.#pdf.fillColor(colour).font(face).fontSize(size);
    // All runs share the baseline of the first, even if a face has taller letters.
    const { ascender } = (this.#pdf as unknown as { _font: { ascender: number } })._font;
    const baseline = (-ascender / 1000) * size;
    // Right-aligned text is numbers only: one run.
    for (const [n, run] of runs.entries()) {
      const options = {
        width,
        align,
        baseline,
        lineGap: size * 0.3,
        continued: n < runs.length - 1,
      };
      this.#pdf.font(run.face);
      if (n === 0) this.#pdf.text(run.text, x, y, options);
      else this.#pdf.text(run.text, options);
    }
  }

  /** The height of a text, in points. */
  heightOf(text: string, { face = "body", size = 10, width = CONTENT_WIDTH }: Style = {}): number {
    // Measured with one face: letters of other faces count as wide ones.
    const plain = runsOf(face, text)
      .map((run) => (run.face === face ? run.text : run.text.replaceAll(/\p{L}/gu, "N")))
      .join("");
    this.#pdf.font(face).fontSize(size);
    return this.#pdf.heightOfString(plain, { width, lineGap: size * 0.3 });
  }

  /** Whether this height, in points, still fits above the foot of the page. */
  fits(height: number): boolean {
    return this.y + height <= PAPER.height - PAPER.foot;
  }

  newPage(): void {
    this.#pdf.addPage();
    this.y = PAPER.margin;
  }

  /** Writes the foot of every page and returns the bytes. */
  async finish(foot: string): Promise<Buffer> {
    const { count } = this.#pdf.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#pdf.switchToPage(page);
      this.decorate((pdf) =>
        pdf
          .font("body")
          .fontSize(8)
          .fillColor(COLOUR.ink3)
          .text(foot, PAPER.margin, PAPER.height - 40, { lineBreak: false })
          .text(`Page ${page + 1} of ${count}`, PAPER.margin, PAPER.height - 40, {
            width: CONTENT_WIDTH,
            align: "right",
            lineBreak: false,
          }),
      );
    }
    this.#root.end();
    this.#pdf.end();
    await once(this.#pdf, "end");
    return Buffer.concat(this.#chunks);
  }
}
