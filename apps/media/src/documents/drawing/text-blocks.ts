import { type DocumentBlockOf } from '@estate/contracts/media/documents';
import { colors, measure, radius, styles } from './page-style.ts';
import { type TaggedPdf } from './tagged-pdf.ts';

/**
 * `level` is the one that is drawn: never deeper than one below the heading before. `following` is the height that has to
 * be left below, so that a heading does not stand alone at the end of a page. False if nothing of the text can be drawn.
 */
export function drawHeading(pdf: TaggedPdf, text: string, level: 2 | 3, following: number): boolean {
  const { x, width } = pdf.area;
  const style = level === 2 ? styles.heading2 : styles.heading3;
  const height = pdf.heightOf(text, style, width);
  if (height === 0) return false;
  const before = level === 2 ? 24 : 12;
  pdf.need(before + height + following);
  const y = pdf.isPageEmpty ? pdf.y : pdf.y + before;
  pdf.heading(level, text, style, { x, y, width });
  pdf.y += level === 2 ? 10 : 5;
  return true;
}

export function hairline(pdf: TaggedPdf, y: number, color: string = colors.hairline, width = 0.6): void {
  const { x, width: length } = pdf.area;
  pdf.artifact((pen) =>
    pen
      .lineWidth(width)
      .moveTo(x, y)
      .lineTo(x + length, y)
      .stroke(color),
  );
}

export function drawParagraph(pdf: TaggedPdf, { text, small }: DocumentBlockOf<'paragraph'>): void {
  const style = small ? styles.small : styles.text;
  const { x, width } = pdf.area;
  for (const part of text.split(/(?:\r?\n[^\S\n]*){2,}/)) {
    const lineHeight = style.size * style.leading;
    // At least two lines stay together.
    pdf.need(2 * lineHeight);
    const end = pdf.text('P', part, style, { x, y: pdf.y, width: small ? width : measure });
    pdf.y = end + lineHeight * 0.55;
  }
}

export function drawList(pdf: TaggedPdf, { items }: DocumentBlockOf<'list'>): void {
  const { x } = pdf.area;
  const indent = 14;
  const style = styles.text;
  const drawn = items.filter((item) => pdf.heightOf(item, style, measure - indent) > 0);
  if (drawn.length === 0) return;
  pdf.group('L', () => {
    for (const item of drawn) {
      pdf.need(style.size * style.leading * 2);
      const { y } = pdf;
      pdf.group('LI', () => {
        pdf.text('Lbl', '–', { ...style, color: colors.brass }, { x, y, width: indent });
        pdf.text('LBody', item, style, { x: x + indent, y, width: measure - indent });
      });
      pdf.y += 2.5;
    }
  });
  pdf.y += 6;
}

export function drawLink(pdf: TaggedPdf, { text, href }: DocumentBlockOf<'link'>): void {
  const { x } = pdf.area;
  pdf.need(pdf.heightOf(text, styles.link, measure));
  pdf.link(text, href, styles.link, { x, y: pdf.y, width: measure });
  pdf.y += 6;
}

/** A framed text; one that is longer than a page has no frame. */
export function drawNotice(pdf: TaggedPdf, { text }: DocumentBlockOf<'notice'>): void {
  const { x, width, height } = pdf.area;
  const padding = 14;
  const inner = width - 2 * padding;
  const textHeight = pdf.heightOf(text, styles.fact, inner);
  const frameHeight = textHeight + 2 * padding - 4;
  if (textHeight === 0) return;
  if (frameHeight > height) {
    drawParagraph(pdf, { kind: 'paragraph', text, small: false });
    return;
  }
  pdf.need(frameHeight + 10);
  const y = pdf.isPageEmpty ? pdf.y : pdf.y + 8;
  pdf.artifact((pen) => {
    pen.roundedRect(x, y, width, frameHeight, radius).fill(colors.paper);
    pen.roundedRect(x, y, width, frameHeight, radius).lineWidth(0.6).stroke(colors.hairline);
  });
  pdf.text('P', text, styles.fact, { x: x + padding, y: y + padding - 2, width: inner });
  pdf.y = y + frameHeight + 12;
}
