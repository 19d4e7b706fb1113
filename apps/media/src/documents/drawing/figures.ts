import { type DocumentBlockOf } from '@estate/contracts/media/documents';
import { type DrawnSize, type LoadedPicture } from '../document-pictures.ts';
import { colors, gutter, margins, paper, radius, styles } from './page-style.ts';
import { type Box, type Pen, type TaggedPdf } from './tagged-pdf.ts';

export const textWidth = paper.width - margins.left - margins.right;
const halfWidth = (textWidth - gutter) / 2;

/** The largest size of this aspect within a box. */
function fitting(aspect: number, width: number, height: number): DrawnSize {
  const fitted = Math.min(width, height * aspect);
  return { width: fitted, height: fitted / aspect, isCropped: false };
}

/** Photos of the usual shapes get equal heights, so that rows are calm; all others are shown as a whole. */
export function halfSize(aspect: number): DrawnSize {
  if (aspect >= 1.25 && aspect <= 1.9) return { width: halfWidth, height: halfWidth / 1.5, isCropped: true };
  if (aspect >= 0.6 && aspect <= 0.85) return { width: halfWidth, height: halfWidth / 0.75, isCropped: true };
  return fitting(aspect, halfWidth, halfWidth / 0.75);
}
export const fullSize = (aspect: number): DrawnSize => fitting(aspect, textWidth, 360);

const planTitleHeight = 44;
const isLandscape = (aspect: number) => aspect > 1.1;
export function planSize(aspect: number): DrawnSize {
  const [width, height] = isLandscape(aspect) ? [paper.height, paper.width] : [paper.width, paper.height];
  return fitting(
    aspect,
    width - margins.left - margins.right,
    height - margins.top - margins.bottom - planTitleHeight,
  );
}

/** A short text on a dark ground at a corner of a picture. */
export function drawSticker(pdf: TaggedPdf, pen: Pen, text: string, at: { x: number; y: number }): void {
  const style = styles.sticker;
  const width = pdf.widthOf(text, style);
  if (width === 0) return;
  pen.rect(at.x, at.y, width + 14, 18).fill(colors.brand);
  pdf.lettering(text, style, { x: at.x + 7, y: at.y + 3.2 });
}

/** Draws a picture with its label on its lower left corner. */
export function drawPicture(
  pdf: TaggedPdf,
  { jpeg, size: { width, height }, alt, label }: LoadedPicture,
  { x, y }: { x: number; y: number },
  corners: number = radius,
): void {
  pdf.figure(alt, { x, y, width, height }, (pen) => {
    pen.save();
    pen.roundedRect(x, y, width, height, corners).clip();
    pen.image(jpeg, x, y, { width, height });
    if (label) drawSticker(pdf, pen, label, { x, y: y + height - 18 });
    pen.restore();
  });
}

export interface PreparedFigure {
  readonly block: DocumentBlockOf<'figure'>;
  readonly picture: LoadedPicture;
}

/** One figure, or two halves side by side, each with its caption. */
export function drawFigures(pdf: TaggedPdf, row: readonly PreparedFigure[]): void {
  const heightOf = ({ block: { caption }, picture: { size } }: PreparedFigure) =>
    size.height + (caption ? pdf.heightOf(caption, styles.caption, Math.max(size.width, halfWidth)) + 5 : 0);
  const rowHeight = Math.max(...row.map(heightOf));
  pdf.need(rowHeight);
  const top = pdf.y;
  row.forEach(({ block: { caption }, picture }, at) => {
    const { size } = picture;
    const x = pdf.area.x + at * (halfWidth + gutter);
    const draw = () => {
      drawPicture(pdf, picture, { x, y: top });
      if (caption)
        pdf.text(
          'Caption',
          caption,
          styles.caption,
          { x, y: top + size.height + 5, width: Math.max(size.width, halfWidth) },
          { maxHeight: 120 },
        );
    };
    if (caption) pdf.group('Div', draw);
    else draw();
  });
  pdf.y = top + rowHeight + gutter;
}

/** A plan on a page of its own, which is turned for a wide one. */
export function drawPlan(pdf: TaggedPdf, { caption }: DocumentBlockOf<'plan'>, picture: LoadedPicture): void {
  const { size } = picture;
  pdf.newPage(isLandscape(size.width / size.height) ? 'landscape' : 'portrait');
  const { x, y, width, height } = pdf.area;
  pdf.group('Div', () => {
    pdf.text('Caption', caption, styles.planTitle, { x, y, width }, { maxHeight: planTitleHeight - 4 });
    const room = height - planTitleHeight;
    const box: Box = {
      ...size,
      x: x + (width - size.width) / 2,
      y: y + planTitleHeight + (room - size.height) / 2,
    };
    drawPicture(pdf, picture, box, 0);
  });
  pdf.isPageDone = true;
}
