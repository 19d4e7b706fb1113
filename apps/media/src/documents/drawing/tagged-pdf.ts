import { type DocumentOrder } from '@estate/contracts/media/documents';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import PDFDocument from 'pdfkit';
import { drawableText, fontNames, fonts, plainText } from './fonts.ts';
import { margins, paper, type TextStyle } from './page-style.ts';

/** More pages are no document any more; an order of the agency has ten to forty. */
const maxPages = 200;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
export interface Box extends Place {
  readonly height: number;
}

/** The shapes that artifacts and figures are made of. */
export type Pen = Pick<
  PDFKit.PDFDocument,
  | 'save'
  | 'restore'
  | 'rect'
  | 'roundedRect'
  | 'circle'
  | 'moveTo'
  | 'lineTo'
  | 'closePath'
  | 'path'
  | 'clip'
  | 'fill'
  | 'stroke'
  | 'fillAndStroke'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'translate'
  | 'scale'
  | 'fillOpacity'
  | 'image'
>;

/** Structure elements of blocks that contain others. */
type GroupType = 'Div' | 'L' | 'LI' | 'Table' | 'TR';
/** Structure elements with text. */
type TextType = 'H1' | 'H2' | 'H3' | 'P' | 'Lbl' | 'LBody' | 'Caption' | 'TH' | 'TD';

interface TextOptions {
  readonly align?: 'left' | 'right' | 'center';
  /** Cut with an ellipsis below this height; without it, the text goes on on the next page. */
  readonly maxHeight?: number;
  readonly scope?: 'Row' | 'Column';
}

/**
 * The claim to be PDF/UA-1. pdfkit's own `subset: 'PDF/UA'` would also write a list of each font's glyphs (CIDSet), which
 * lacks the parts of composed ones such as ä; PDF/UA allows none, and no wrong one.
 */
const standard = `<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`;

const xmlEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * A text of PDF. pdfkit writes plain strings as names, and writes texts of the document's data by `valueOf` into the PDF,
 * but unescaped by `toString` into its XML.
 */
class PdfText extends String {
  override toString(): string {
    return this.valueOf().replaceAll(/[&<>]/g, (sign) => xmlEntities[sign] ?? '');
  }
}

/**
 * A PDF/UA-1 document, through which alone anything is drawn: everything is either an element of the structure, in the
 * order of the calls, or an artifact. Its data come from the order, so that its bytes do too.
 */
export class TaggedPdf {
  /** Where the next block begins, from the top of the page. */
  y: number = margins.top;
  /** What comes next begins on a new page. */
  isPageDone = true;
  private readonly pdf: PDFKit.PDFDocument;
  private readonly chunks: Uint8Array[] = [];
  private readonly ended: Promise<void>;
  private parent: PDFKit.PDFStructureElement;
  private chapter: PDFKit.PDFOutline | undefined;
  private pageCount = 0;

  constructor({ title, author, subject, language, date }: DocumentOrder) {
    const texts = Object.entries({ Title: title, Author: author, Subject: subject, Creator: author })
      .filter(([, text]) => text !== '')
      .map(([key, text]) => [key, new PdfText(plainText(text))] as const);
    // pdfkit makes the file's id of these data, which have to be complete from the beginning.
    const info = { CreationDate: new Date(`${date}T00:00:00Z`), ...Object.fromEntries<object>(texts) };
    this.pdf = new PDFDocument({
      info,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      autoFirstPage: false,
      bufferPages: true,
      font: '',
    });
    this.pdf.appendXML(standard);
    for (const name of fontNames) this.pdf.registerFont(name, fonts[name]);
    this.pdf.on('data', (chunk: Uint8Array) => this.chunks.push(chunk));
    this.ended = new Promise((resolve, reject) => {
      this.pdf.once('end', resolve);
      this.pdf.once('error', reject);
    });
    // pdfkit itself adds pages for long texts.
    this.pdf.on('pageAdded', () => {
      this.pageCount += 1;
      if (this.pageCount > maxPages)
        throw new ProblemError('invalid-input', {
          detail: `Das Dokument hätte mehr als ${maxPages} Seiten.`,
        });
    });
    this.parent = this.pdf.struct('Document');
    this.pdf.addStructure(this.parent);
  }

  get pages(): number {
    return this.pageCount;
  }

  /** The part of the current page that blocks are drawn in. */
  get area(): Box & { bottom: number } {
    const { width, height } = this.pdf.page;
    const bottom = height - margins.bottom;
    return {
      x: margins.left,
      y: margins.top,
      width: width - margins.left - margins.right,
      height: bottom - margins.top,
      bottom,
    };
  }

  get isPageEmpty(): boolean {
    return this.y <= margins.top;
  }

  newPage(layout: 'portrait' | 'landscape' = 'portrait'): void {
    this.pdf.addPage({ size: [paper.width, paper.height], layout, margins });
    this.y = margins.top;
    this.isPageDone = false;
  }

  /** Begins a new page unless so much height is left. */
  need(height: number): void {
    if (this.y + Math.min(height, this.area.height) > this.area.bottom + 0.01) this.newPage();
  }

  /** An element of the structure that contains what `draw` draws. */
  group(type: GroupType, draw: () => void): void {
    const outer = this.parent;
    const element = this.pdf.struct(type);
    outer.add(element);
    this.parent = element;
    draw();
    this.parent = outer;
    element.end();
  }

  /** Draws a text and returns where it ends; nothing if nothing of it can be drawn. */
  text(type: TextType, text: string, style: TextStyle, place: Place, options: TextOptions = {}): number {
    const drawable = drawableText(text);
    if (!drawable && type !== 'TD' && type !== 'TH') return place.y;
    const { scope } = options;
    const element = this.pdf.struct(type, scope ? { scope } : {});
    this.parent.add(element);
    if (drawable) element.add(() => this.write(drawable, style, place, options));
    element.end();
    this.y = drawable ? this.pdf.y : place.y;
    return this.y;
  }

  /** A heading with its bookmark. */
  heading(level: 1 | 2 | 3, text: string, style: TextStyle, place: Place): number {
    const title = plainText(text);
    const { outline, page } = this.pdf;
    const parent = level === 3 ? (this.chapter ?? outline) : outline;
    // pdfkit counts `left` from the right side of the page.
    const item = parent.addItem(title, {
      fit: false,
      left: page.width,
      top: Math.max(0, place.y - 24),
      zoom: 0,
    });
    if (level === 2) this.chapter = item;
    return this.text(`H${level}`, text, style, place);
  }

  /** A text that leads to an address, within a paragraph of its own. Returns where it ends. */
  link(text: string, href: string, style: TextStyle, place: Place): number {
    const drawable = drawableText(text) || drawableText(href);
    if (!URL.canParse(href)) return this.text('P', drawable, style, place);
    const paragraph = this.pdf.struct('P');
    this.parent.add(paragraph);
    const element = this.pdf.struct('Link');
    paragraph.add(element);
    element.add(() => this.write(drawable, style, place, {}));
    const width = Math.min(place.width, this.widthOf(drawable, style));
    // As an object, because @types/pdfkit has a plain string, which pdfkit would write as a name.
    const contents: object = { Contents: new PdfText(plainText(text) || href) };
    this.pdf.link(place.x, place.y, width, this.pdf.y - place.y, new URL(href).href, {
      ...contents,
      structParent: element,
    });
    element.end();
    paragraph.end();
    this.y = this.pdf.y;
    return this.y;
  }

  /** A picture or drawing; `alt` stands for all that `draw` draws. */
  figure(alt: string, { x, y, width, height }: Box, draw: (pen: Pen) => void): void {
    const element = this.pdf.struct('Figure', {
      alt: plainText(alt),
      bbox: [x, y, x + width, y + height],
      placement: 'Block',
    });
    this.parent.add(element);
    element.add(() => draw(this.pdf));
    element.end();
  }

  /** Decoration, which a screen reader skips. */
  artifact(draw: (pen: Pen) => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw(this.pdf);
    this.pdf.endMarkedContent();
  }

  /** Text inside of a figure or an artifact: one line, whose `x` is its left, middle or right by `align`. */
  lettering(
    text: string,
    style: TextStyle,
    at: { x: number; y: number },
    align: 'left' | 'center' | 'right' = 'left',
  ): void {
    const line = drawableText(text).replaceAll('\n', ' ');
    if (!line) return;
    const shift = { left: 0, center: 0.5, right: 1 }[align];
    this.use(style).text(line, at.x - shift * this.widthOf(line, style), at.y, { lineBreak: false });
  }

  /** Text inside of an artifact, which repeats what was drawn before. */
  repeat(text: string, style: TextStyle, place: Place, options: Pick<TextOptions, 'maxHeight'>): void {
    const drawable = drawableText(text);
    if (drawable) this.write(drawable, style, place, options);
  }

  widthOf(text: string, style: TextStyle): number {
    return this.measure(style).widthOfString(drawableText(text));
  }

  heightOf(text: string, style: TextStyle, width: number): number {
    const drawable = drawableText(text);
    if (!drawable) return 0;
    const { x, y } = this.pdf;
    const height = this.measure(style).heightOfString(drawable, { width, lineGap: this.gapOf(style) });
    Object.assign(this.pdf, { x, y });
    return height;
  }

  /** Ends the document: draws `decorate` on each page and returns the bytes. */
  async end(decorate: (page: { number: number; width: number; height: number }) => void): Promise<Buffer> {
    for (let at = 0; at < this.pageCount; at += 1) {
      const { width, height } = this.pdf.switchToPage(at);
      this.artifact(() => decorate({ number: at + 1, width, height }), 'Pagination');
    }
    this.pdf.end();
    await this.ended;
    return Buffer.concat(this.chunks);
  }

  private write(
    text: string,
    style: TextStyle,
    { x, y, width }: Place,
    { align = 'left', maxHeight }: TextOptions,
  ): void {
    this.use(style).text(text, x, y, {
      width,
      align,
      lineGap: this.gapOf(style),
      ...(maxHeight === undefined ? {} : { height: maxHeight, ellipsis: true }),
    });
  }

  /** What pdfkit adds to the height of a line of the font. */
  private gapOf({ size, leading }: TextStyle): number {
    return size * leading - this.pdf.currentLineHeight(true);
  }

  /** Sets font and colour, for a text that is drawn next. */
  private use(style: TextStyle): PDFKit.PDFDocument {
    return this.measure(style).fillColor(style.color);
  }

  private measure({ font, size }: TextStyle): PDFKit.PDFDocument {
    return this.pdf.font(font, size);
  }
}
