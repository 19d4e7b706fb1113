import {
  picturesOf,
  type DocumentBlock,
  type DocumentBlockOf,
  type DocumentOrder,
  type DocumentPicture,
} from '@estate/contracts/media/documents';
import { type DrawnSize, type LoadedPicture } from '../document-pictures.ts';
import { drawMap } from '../map/draw-map.ts';
import { coverSize, drawBand, drawCover, titleStyle } from './cover.ts';
import { drawFigures, drawPlan, fullSize, halfSize, planSize, type PreparedFigure } from './figures.ts';
import { drawPerson, portraitSize } from './person.ts';
import { colors, margins, styles } from './page-style.ts';
import { drawScale } from './scale.ts';
import { drawColumns, drawFacts } from './tables.ts';
import { TaggedPdf } from './tagged-pdf.ts';
import { drawHeading, drawLink, drawList, drawNotice, drawParagraph } from './text-blocks.ts';
import { longDate, words } from './words.ts';

/** Loads a picture in the size that the function chooses by its aspect; undefined if it is missing. */
export type LoadPicture = (
  picture: DocumentPicture,
  sizeFor: (aspect: number) => DrawnSize,
  maxBytes: number,
) => Promise<LoadedPicture | undefined>;

export interface DrawnDocument {
  readonly bytes: Buffer;
  readonly pages: number;
  readonly missingPictures: number;
}

/** Of all pictures together; fonts and texts need less than 300 KB. A document has at most 5 MB. */
const maxPictureBytes = 4.5 * 1024 * 1024;
/** The pictures that are loaded while the blocks before them are drawn. */
const loadedAhead = 2;

/** How much of the document's bytes a picture of a kind of block gets, by the area that it is drawn in. */
function weightOf(block: DocumentBlock): number {
  if (picturesOf(block).length === 0) return 0;
  if (block.kind === 'figure') return block.size === 'half' ? 36_000 : 150_000;
  return block.kind === 'person' ? 11_000 : 240_000;
}

/** How much of a block has to stand below its heading, about. */
function beginningOf(block: DocumentBlock | undefined): number {
  switch (block?.kind) {
    case 'map':
      return 370;
    case 'figure':
      return block.size === 'half' ? 190 : 350;
    case 'person':
      return 150;
    case 'heading':
      return 90;
    case 'facts':
    case 'table':
      return 110;
    default:
      return 44;
  }
}

/** Blocks that begin a page themselves. */
const ownPages: ReadonlySet<DocumentBlock['kind']> = new Set(['cover', 'plan', 'page-break']);

function sizeOf(pdf: TaggedPdf, block: DocumentBlock): (aspect: number) => DrawnSize {
  if (block.kind === 'cover') return coverSize(pdf, block);
  if (block.kind === 'plan') return planSize;
  if (block.kind === 'figure') return block.size === 'half' ? halfSize : fullSize;
  return portraitSize;
}

/**
 * Draws a document. Its bytes depend on the order and on its pictures alone. Throws `invalid-input` for one of more than
 * 200 pages, and what `load` throws.
 */
export async function drawDocument(order: DocumentOrder, load: LoadPicture): Promise<DrawnDocument> {
  const pdf = new TaggedPdf(order);
  const { blocks } = order;
  const bytesPerWeight =
    maxPictureBytes /
    Math.max(
      1,
      blocks.reduce((sum, block) => sum + weightOf(block), 0),
    );
  let missingPictures = 0;
  const loading = new Map<number, Promise<LoadedPicture | undefined>>();
  const startLoading = (at: number) => {
    const block = blocks[at];
    const [picture] = block ? picturesOf(block) : [];
    if (!block || !picture || loading.has(at)) return;
    const loaded = load(picture, sizeOf(pdf, block), weightOf(block) * bytesPerWeight);
    // An error is thrown where the picture is needed.
    loaded.catch(() => undefined);
    loading.set(at, loaded);
  };
  const withPicture = blocks.flatMap((block, at) => (picturesOf(block).length > 0 ? [at] : []));
  const pictureOf = async (at: number): Promise<LoadedPicture | undefined> => {
    const position = withPicture.indexOf(at);
    if (position === -1) return undefined;
    for (const next of withPicture.slice(position, position + loadedAhead + 1)) startLoading(next);
    const picture = await loading.get(at);
    loading.set(at, Promise.resolve(undefined));
    if (!picture) missingPictures += 1;
    return picture;
  };

  if (blocks[0]?.kind !== 'cover') drawTitle(pdf, order);
  /** Of the last heading that was drawn. */
  let level = 1;
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at];
    if (!block) break;
    if (pdf.isPageDone && !ownPages.has(block.kind)) pdf.newPage();
    if (block.kind === 'heading') {
      const drawn = block.level === 3 && level > 1 ? 3 : 2;
      if (drawHeading(pdf, block.text, drawn, beginningOf(blocks[at + 1]))) level = drawn;
    } else if (block.kind === 'figure') {
      const row = figureRow(blocks, at);
      const prepared: PreparedFigure[] = [];
      for (const [index, figure] of row.entries()) {
        const picture = await pictureOf(at + index);
        if (picture) prepared.push({ block: figure, picture });
      }
      if (prepared.length > 0) drawFigures(pdf, prepared);
      at += row.length - 1;
    } else {
      drawBlock(pdf, block, await pictureOf(at), order);
    }
  }
  const bytes = await pdf.end(({ number, width, height }) =>
    drawFooter(pdf, order, { number, width, height }),
  );
  return { bytes, pages: pdf.pages, missingPictures };
}

/** The figure, and the one after it if both are halves. */
function figureRow(blocks: readonly DocumentBlock[], at: number): DocumentBlockOf<'figure'>[] {
  const [first, second] = blocks.slice(at, at + 2);
  const row = first?.kind === 'figure' ? [first] : [];
  const isPair =
    first?.kind === 'figure' && first.size === 'half' && second?.kind === 'figure' && second.size === 'half';
  return isPair ? [...row, second] : row;
}

function drawBlock(
  pdf: TaggedPdf,
  block: Exclude<DocumentBlock, { kind: 'heading' | 'figure' }>,
  picture: LoadedPicture | undefined,
  { author, language }: DocumentOrder,
): void {
  switch (block.kind) {
    case 'cover':
      drawCover(pdf, block, picture, author);
      break;
    case 'paragraph':
      drawParagraph(pdf, block);
      break;
    case 'list':
      drawList(pdf, block);
      break;
    case 'facts':
      drawFacts(pdf, block);
      break;
    case 'table':
      drawColumns(pdf, block);
      break;
    case 'plan':
      if (picture) drawPlan(pdf, block, picture);
      break;
    case 'scale':
      drawScale(pdf, block);
      break;
    case 'map':
      drawMap(pdf, block, words[language].mapSources);
      break;
    case 'person':
      drawPerson(pdf, block, picture);
      break;
    case 'link':
      drawLink(pdf, block);
      break;
    case 'notice':
      drawNotice(pdf, block);
      break;
    case 'page-break':
      pdf.isPageDone ||= !pdf.isPageEmpty;
  }
}

/** The head of a document without a cover. */
function drawTitle(pdf: TaggedPdf, { title, author }: DocumentOrder): void {
  pdf.newPage();
  pdf.artifact((pen) => {
    drawBand(pdf, pen, author);
  });
  const { x, width } = pdf.area;
  const style = titleStyle(pdf, title);
  pdf.heading(1, title, style, { x, y: margins.top + 34, width });
  pdf.artifact((pen) => pen.rect(x, pdf.y + 12, 48, 2.5).fill(colors.brass));
  pdf.y += 34;
}

/** The agency's line, the date with the version, and the page's number. */
function drawFooter(
  pdf: TaggedPdf,
  { footer, date, version, language }: DocumentOrder,
  { number, width, height }: { number: number; width: number; height: number },
): void {
  const { page, asOf } = words[language];
  const y = height - 46;
  const right = width - margins.right;
  const style = styles.footer;
  pdf.lettering(footer, style, { x: margins.left, y });
  const state = [asOf(longDate(date, language)), version].filter(Boolean).join(' · ');
  pdf.lettering(state, style, { x: margins.left, y: y + 11 });
  pdf.lettering(page(number, pdf.pages), style, { x: right, y: y + 11 }, 'right');
}
