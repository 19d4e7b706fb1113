import { brandMark } from '@estate/content/brand-mark';
import { type DocumentBlockOf } from '@estate/contracts/media/documents';
import { type DrawnSize, type LoadedPicture } from '../document-pictures.ts';
import { drawPicture, textWidth } from './figures.ts';
import { drawableLine } from './fonts.ts';
import { colors, margins, paper, styles, type TextStyle } from './page-style.ts';
import { type Pen, type TaggedPdf } from './tagged-pdf.ts';
import { hairline } from './text-blocks.ts';

const bandHeight = 68;
const maxPerRow = 4;
const maxTitleLines = 4;

/** The largest style in which the title has at most four lines; the smallest one for a longer title. */
export function titleStyle(pdf: TaggedPdf, title: string): TextStyle {
  const fits = (style: TextStyle) =>
    pdf.heightOf(title, style, textWidth) <= (maxTitleLines + 0.5) * style.size * style.leading;
  return styles.titles.find(fits) ?? styles.smallestTitle;
}

interface Measured {
  readonly title: string;
  readonly style: TextStyle;
  readonly titleHeight: number;
  readonly factRows: (readonly [string, string])[][];
  readonly factWidth: number;
  readonly rowHeights: number[];
}

const rowSpace = 16;

function measureCover(pdf: TaggedPdf, { title, facts }: DocumentBlockOf<'cover'>): Measured {
  const line = drawableLine(title);
  const style = titleStyle(pdf, line);
  // Rows of about equal length: five facts are three and two.
  const rowCount = Math.ceil(facts.length / maxPerRow);
  const perRow = Math.ceil(facts.length / Math.max(1, rowCount));
  const factWidth = textWidth / Math.max(3, perRow);
  const rows = Array.from({ length: rowCount }, (_, at) => facts.slice(at * perRow, (at + 1) * perRow));
  const heightOf = ([label, text]: readonly [string, string]) =>
    Math.min(60, pdf.heightOf(label, styles.label, factWidth - 10)) +
    Math.min(60, pdf.heightOf(text, styles.figure, factWidth - 10));
  return {
    title: line,
    style,
    titleHeight: pdf.heightOf(line, style, textWidth),
    factRows: rows,
    factWidth,
    rowHeights: rows.map((row) => Math.max(...row.map(heightOf)) + rowSpace),
  };
}

/** The picture takes what the texts leave of the page, and is wider than high. */
export const coverSize = (pdf: TaggedPdf, block: DocumentBlockOf<'cover'>) => (): DrawnSize => {
  const { titleHeight, rowHeights } = measureCover(pdf, block);
  const texts =
    titleHeight +
    rowHeights.reduce((sum, height) => sum + height, 0) +
    (block.place ? 20 : 0) +
    (block.price ? 46 : 0) +
    60;
  const room = paper.height - margins.bottom - bandHeight - texts;
  return { width: paper.width, height: Math.max(150, Math.min(430, room)), isCropped: true };
};

/** The agency's mark and name in the band above the picture. */
export function drawBand(pdf: TaggedPdf, pen: Pen, agency: string): void {
  const scale = 0.82;
  pen.save();
  pen.translate(margins.left, 19).scale(scale).lineWidth(2);
  for (const line of brandMark.house) pen.path(line).stroke(colors.brand);
  pen.lineWidth(1.75).path(brandMark.water).stroke(colors.brass);
  pen.restore();
  pdf.lettering(agency, styles.agency, { x: margins.left + brandMark.width * scale + 12, y: 25 });
}

function drawKeyFacts(pdf: TaggedPdf, { factRows, factWidth, rowHeights }: Measured): void {
  const { x } = pdf.area;
  let { y } = pdf;
  pdf.group('L', () => {
    factRows.forEach((row, rowAt) => {
      hairline(pdf, y);
      row.forEach(([label, text], at) => {
        const place = { x: x + at * factWidth, y: y + 9, width: factWidth - 10 };
        pdf.group('LI', () => {
          const end = pdf.text('Lbl', label, styles.label, place, { maxHeight: 60 });
          pdf.text('LBody', drawableLine(text), styles.figure, { ...place, y: end }, { maxHeight: 60 });
        });
      });
      y += rowHeights[rowAt] ?? 0;
    });
  });
  hairline(pdf, y);
  pdf.y = y;
}

/** The first page; the blocks after it begin on the second one, or below it if there is no picture. */
export function drawCover(
  pdf: TaggedPdf,
  block: DocumentBlockOf<'cover'>,
  picture: LoadedPicture | undefined,
  agency: string,
): void {
  const measured = measureCover(pdf, block);
  const { title, style } = measured;
  pdf.newPage();
  pdf.artifact((pen) => drawBand(pdf, pen, agency));
  const { x, width } = pdf.area;
  const pictureHeight = picture ? picture.size.height : 12;
  let y = bandHeight + pictureHeight + 26;
  const titleY = block.place ? y + 20 : y;
  pdf.heading(1, title, style, { x, y: titleY, width });
  if (block.place) pdf.text('P', drawableLine(block.place), styles.place, { x, y, width }, { maxHeight: 16 });
  if (picture) drawPicture(pdf, picture, { x: 0, y: bandHeight }, 0);
  else pdf.artifact((pen) => pen.rect(x, bandHeight, 64, 3).fill(colors.brass));
  if (block.badge)
    drawBadge(pdf, block.badge, { x: picture ? x : paper.width - 200, y: picture ? bandHeight : 24 });
  y = titleY + measured.titleHeight + 18;
  pdf.y = y;
  if (measured.factRows.length > 0) drawKeyFacts(pdf, measured);
  if (block.price)
    pdf.text(
      'P',
      drawableLine(block.price),
      styles.price,
      { x, y: pdf.y + 14, width },
      { align: 'right', maxHeight: 30 },
    );
  pdf.isPageDone = picture !== undefined;
  pdf.y += 18;
}

/** The badge is read as a text of its own. */
function drawBadge(pdf: TaggedPdf, badge: string, { x, y }: { x: number; y: number }): void {
  const style = { ...styles.factBold, color: colors.contrast };
  const text = drawableLine(badge);
  const width = pdf.widthOf(text, style);
  if (width === 0) return;
  pdf.artifact((pen) => pen.rect(x, y, width + 24, 26).fill(colors.brand));
  pdf.text('P', text, style, { x: x + 12, y: y + 6, width: width + 2 });
}
