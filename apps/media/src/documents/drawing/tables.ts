import { type DocumentBlockOf, type DocumentFact } from '@estate/contracts/media/documents';
import { drawableLine } from './fonts.ts';
import { colors, styles, type TextStyle } from './page-style.ts';
import { type Place, type TaggedPdf } from './tagged-pdf.ts';
import { hairline } from './text-blocks.ts';

const padding = 5;
/** Between two columns. */
const space = 12;

interface Cell {
  readonly text: string;
  readonly type: 'TH' | 'TD';
  readonly scope?: 'Row' | 'Column';
  readonly style: TextStyle;
}
type Row = readonly Cell[];

/** The cells of a row with their widths; `height` is that of the highest one. */
function measureRow(pdf: TaggedPdf, row: Row, widths: readonly number[]) {
  const maxHeight = pdf.area.height - 80;
  const cells = row.map((cell, at) => ({
    ...cell,
    text: drawableLine(cell.text),
    width: (widths[at] ?? 0) - space,
  }));
  const heights = cells.map(({ text, style, width }) => pdf.heightOf(text, style, width));
  return { cells, maxHeight, height: Math.min(maxHeight, Math.max(...heights, 12)) };
}

/** Draws the cells side by side, each as an element of the structure or, where a row is repeated, as an artifact. */
function drawRow(
  pdf: TaggedPdf,
  { cells, maxHeight, height }: ReturnType<typeof measureRow>,
  widths: readonly number[],
  { line, isRepeated = false }: { line: Line; isRepeated?: boolean },
): void {
  const { y } = pdf;
  hairline(pdf, y, line.color, line.width);
  const drawCells = (draw: (cell: (typeof cells)[number], place: Place) => void) => {
    let { x } = pdf.area;
    cells.forEach((cell, at) => {
      draw(cell, { x, y: y + padding, width: cell.width });
      x += widths[at] ?? 0;
    });
  };
  if (isRepeated)
    pdf.artifact(() => drawCells(({ text, style }, place) => pdf.repeat(text, style, place, { maxHeight })));
  else
    pdf.group('TR', () =>
      drawCells(({ text, type, scope, style }, place) => {
        pdf.text(type, text, style, place, { maxHeight, ...(scope ? { scope } : {}) });
      }),
    );
  pdf.y = y + height + 2 * padding;
}

interface Line {
  readonly color: string;
  readonly width: number;
}
const thin: Line = { color: colors.hairline, width: 0.6 };
const thick: Line = { color: colors.ink, width: 1 };

interface Table {
  readonly caption: string | null;
  /** Repeated on each page. */
  readonly head?: Row;
  readonly rows: readonly { readonly cells: Row; readonly line: Line }[];
  readonly widths: readonly number[];
}

/** A row stays on one page. */
function drawTable(pdf: TaggedPdf, { caption, head, rows, widths }: Table): void {
  const { x, width } = pdf.area;
  pdf.need((caption ? 24 : 0) + 50);
  pdf.group('Table', () => {
    if (caption) {
      pdf.text('Caption', caption, styles.factBold, { x, y: pdf.y, width });
      pdf.y += 5;
    }
    const measuredHead = head && measureRow(pdf, head, widths);
    if (measuredHead) drawRow(pdf, measuredHead, widths, { line: thick });
    for (const { cells, line } of rows) {
      const row = measureRow(pdf, cells, widths);
      const page = pdf.pages;
      pdf.need(row.height + 2 * padding);
      if (measuredHead && pdf.pages > page)
        drawRow(pdf, measuredHead, widths, { line: thick, isRepeated: true });
      drawRow(pdf, row, widths, { line });
    }
  });
  hairline(pdf, pdf.y);
  pdf.y += 14;
}

const factRow = ([label, text]: DocumentFact, labelStyle: TextStyle, textStyle: TextStyle): Row => [
  { text: label, type: 'TH', scope: 'Row', style: labelStyle },
  { text, type: 'TD', style: textStyle },
];

export function drawFacts(pdf: TaggedPdf, { caption, rows, sum }: DocumentBlockOf<'facts'>): void {
  if (rows.length === 0 && !sum) return;
  const { width } = pdf.area;
  drawTable(pdf, {
    caption,
    widths: [width * 0.4, width * 0.6],
    rows: [
      ...rows.map((row) => ({ cells: factRow(row, styles.factLabel, styles.fact), line: thin })),
      ...(sum ? [{ cells: factRow(sum, styles.factBold, styles.factBold), line: thick }] : []),
    ],
  });
}

export function drawColumns(pdf: TaggedPdf, { caption, head, rows }: DocumentBlockOf<'table'>): void {
  const { width } = pdf.area;
  const first = width * (head.length > 3 ? 0.24 : 0.34);
  const others = (width - first) / (head.length - 1);
  drawTable(pdf, {
    caption,
    widths: head.map((_, at) => (at === 0 ? first : others)),
    head: head.map((text): Cell =>
      text
        ? { text, type: 'TH', scope: 'Column', style: styles.factBold }
        : { text, type: 'TD', style: styles.fact },
    ),
    rows: rows.map((row) => ({
      cells: row.map((text, at): Cell =>
        at === 0
          ? { text, type: 'TH', scope: 'Row', style: styles.factLabel }
          : { text, type: 'TD', style: styles.fact },
      ),
      line: thin,
    })),
  });
}
