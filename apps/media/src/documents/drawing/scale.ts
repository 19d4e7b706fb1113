import { scaleColor } from '@estate/content/brand-colors';
import { type DocumentBlockOf } from '@estate/contracts/media/documents';
import { colors, styles } from './page-style.ts';
import { type TaggedPdf } from './tagged-pdf.ts';

const step = { width: 30, height: 26, gap: 3 };
const markerHeight = 12;

/** The steps in a row, with a marker over one of them. */
export function drawScale(pdf: TaggedPdf, { steps, marked, alt }: DocumentBlockOf<'scale'>): void {
  const height = markerHeight + step.height + 4;
  pdf.need(height + 14);
  const { x } = pdf.area;
  const { y } = pdf;
  const width = steps.length * (step.width + step.gap);
  pdf.figure(alt, { x, y, width, height }, (pen) => {
    steps.forEach((letter, at) => {
      const left = x + at * (step.width + step.gap);
      const isMarked = at === marked;
      const colour = scaleColor(at, steps.length);
      const top = y + markerHeight;
      pen.roundedRect(left, top, step.width, step.height, 3).fill(colour);
      if (isMarked) {
        pen.roundedRect(left, top, step.width, step.height, 3).lineWidth(2).stroke(colors.ink);
        const middle = left + step.width / 2;
        pen
          .moveTo(middle - 6, y)
          .lineTo(middle + 6, y)
          .lineTo(middle, y + 8)
          .closePath()
          .fill(colors.ink);
      }
      const style = isMarked ? styles.factBold : styles.fact;
      pdf.lettering(letter, style, { x: left + step.width / 2, y: top + 6 }, 'center');
    });
  });
  pdf.y = y + height + 12;
}
