import { type DocumentBlockOf } from '@estate/contracts/media/documents';
import { type DrawnSize, type LoadedPicture } from '../document-pictures.ts';
import { drawPicture } from './figures.ts';
import { drawableLine } from './fonts.ts';
import { styles } from './page-style.ts';
import { type TaggedPdf } from './tagged-pdf.ts';

export const portraitSize = (): DrawnSize => ({ width: 90, height: 120, isCropped: true });
const gap = 20;

/** A person, with the portrait beside the texts. */
export function drawPerson(
  pdf: TaggedPdf,
  { name, role, lines, links }: DocumentBlockOf<'person'>,
  portrait: LoadedPicture | undefined,
): void {
  const indent = portrait ? portrait.size.width + gap : 0;
  const width = pdf.area.width - indent;
  const texts = [
    { text: name, style: styles.name },
    ...(role ? [{ text: role, style: styles.caption }] : []),
    ...lines.map((text) => ({ text, style: styles.text })),
  ].map(({ text, style }) => ({ text: drawableLine(text), style }));
  const height = [...texts, ...links.map(({ text }) => ({ text, style: styles.link }))]
    .map(({ text, style }) => pdf.heightOf(text, style, width))
    .reduce((sum, one) => sum + one, 8);
  pdf.need(Math.max(height, portrait?.size.height ?? 0));
  const top = pdf.y;
  const x = pdf.area.x + indent;
  pdf.group('Div', () => {
    if (portrait) drawPicture(pdf, portrait, { x: pdf.area.x, y: top });
    let y = top;
    texts.forEach(({ text, style }, at) => {
      y =
        pdf.text('P', text, style, { x, y, width }) +
        (at === 0 && !role ? 6 : 0) +
        (role && at === 1 ? 6 : 0);
    });
    for (const { text, href } of links) y = pdf.link(text, href, styles.link, { x, y, width });
  });
  pdf.y = Math.max(pdf.y, top + (portrait?.size.height ?? 0)) + 14;
}
