import { z } from 'zod';
import { maxMediaPathLength, mediaBuckets, mediaPathPattern } from './images.ts';

/**
 * The documents of media: PDF/UA-1, drawn from an order. Media knows nothing of the trade: the order names every text in
 * its own language, and every picture. The same order is the same file, byte for byte, however often and by however
 * many copies it is made.
 *   POST /documents  DocumentOrder → 201 StoredDocument. A document that was made before is found again by its order.
 *        400 with the faulty fields; 503 `unavailable` while too many others wait, or the storage is full or away: nothing
 *        of the document is stored then, and the order may be sent again. Takes some seconds for an order of 60 pictures
 *   POST /documents/files  a PDF that was made elsewhere, at most `maxForeignFileBytes` → 201 StoredFile; 400 if it is none
 *   GET  /documents/{hash} → `application/pdf`; 404 if it is not stored (any more)
 *   POST /documents/in-use  DocumentsInUse → 202; then deletes the documents that it does not name and nobody ordered for
 *        a day
 * Callers: `mediaCallers`.
 */

/** Longest JSON of a DocumentOrder or of DocumentsInUse, in bytes. */
export const maxDocumentOrderBytes = 2 * 1024 * 1024;

export const documentLanguages = ['de', 'en', 'es'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

/** Most pictures of a document. */
export const maxDocumentPictures = 100;
const maxBlocks = 400;

/** Text of one line or a few; it is wrapped. */
const line = z.string().max(500);
const shortText = line.min(1);
/** An empty line begins a new paragraph, a single line break a new line. */
const longText = z.string().min(1).max(60_000);
/** A web, mail or telephone address. */
const href = z
  .string()
  .max(1_000)
  .regex(/^(?:https?:\/\/|mailto:|tel:)[^\s]+$/);

/** A stored original (contracts/media/images.ts). If it is missing, the document has no picture in its place. */
export const DocumentPicture = z.object({
  bucket: z.enum(mediaBuckets),
  path: z.string().max(maxMediaPathLength).regex(mediaPathPattern),
  change_mark: z.string().min(1).max(500),
  /** What the picture shows, for people who do not see it. */
  alt: shortText,
  /** Stands on the picture's corner and in its alternative text, e.g. 'Visualisierung'. */
  label: z.string().min(1).max(60).nullable(),
});
export type DocumentPicture = z.infer<typeof DocumentPicture>;

/** A label and what it labels, e.g. `['Wohnfläche', '120 m²']`. */
export const DocumentFact = z.tuple([shortText, line]);
export type DocumentFact = z.infer<typeof DocumentFact>;

const Link = z.object({ text: shortText, href });

export const DocumentBlock = z.discriminatedUnion('kind', [
  /** The first page: picture, place above the title (H1), price, key facts. Only the first block may be one. */
  z.object({
    kind: z.literal('cover'),
    title: shortText,
    place: line.nullable(),
    price: line.nullable(),
    facts: z.array(DocumentFact).max(8),
    picture: DocumentPicture.nullable(),
    /** Stands on the picture, e.g. 'Reserviert'. */
    badge: z.string().min(1).max(40).nullable(),
  }),
  /** Becomes a bookmark too. A level 3 without a 2 before it is drawn as 2. */
  z.object({ kind: z.literal('heading'), text: shortText, level: z.literal([2, 3]) }),
  z.object({ kind: z.literal('paragraph'), text: longText, small: z.boolean().default(false) }),
  z.object({ kind: z.literal('list'), items: z.array(z.string().min(1).max(2_000)).min(1).max(200) }),
  /** A table of two columns. `sum` is its emphasised last row. */
  z.object({
    kind: z.literal('facts'),
    caption: shortText.nullable(),
    rows: z.array(z.tuple([shortText, z.string().max(2_000)])).max(200),
    sum: DocumentFact.nullable().default(null),
  }),
  /** A table with a row of headings; the first cell of each row is the heading of its row. All rows are equally long. */
  z
    .object({
      kind: z.literal('table'),
      caption: shortText.nullable(),
      head: z.array(line).min(2).max(6),
      rows: z.array(z.array(line).min(2).max(6)).min(1).max(200),
    })
    .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
      path: ['rows'],
      message: 'Jede Zeile braucht so viele Zellen wie der Kopf.',
    }),
  /** Two neighbouring halves stand in one row. */
  z.object({
    kind: z.literal('figure'),
    picture: DocumentPicture,
    caption: line.nullable(),
    size: z.enum(['half', 'full']),
  }),
  /** A page of its own, turned for a picture that is wider than high. */
  z.object({ kind: z.literal('plan'), picture: DocumentPicture, caption: shortText }),
  /** A row of steps with one marked, e.g. the energy classes; green for the first one, red for the last. */
  z
    .object({
      kind: z.literal('scale'),
      steps: z.array(z.string().min(1).max(4)).min(2).max(12),
      /** Index of the marked step. */
      marked: z.int().min(0),
      alt: shortText,
    })
    .refine(({ steps, marked }) => marked < steps.length, {
      path: ['marked'],
      message: 'Diese Stufe gibt es nicht.',
    }),
  /** The surroundings in and near Hamburg, drawn as on the website. Elsewhere only the caption is shown. */
  z.object({
    kind: z.literal('map'),
    point: z.object({ lng: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) }),
    /** A circle instead of a pin. */
    is_rough: z.boolean(),
    alt: shortText,
    caption: line.nullable(),
  }),
  z.object({
    kind: z.literal('person'),
    portrait: DocumentPicture.nullable(),
    name: shortText,
    role: line.nullable(),
    lines: z.array(shortText).max(12),
    links: z.array(Link).max(6),
  }),
  Link.extend({ kind: z.literal('link') }),
  /** A framed text, e.g. that no contract arises. */
  z.object({ kind: z.literal('notice'), text: z.string().min(1).max(5_000) }),
  z.object({ kind: z.literal('page-break') }),
]);
export type DocumentBlock = z.infer<typeof DocumentBlock>;
export type DocumentBlockOf<Kind extends DocumentBlock['kind']> = Extract<DocumentBlock, { kind: Kind }>;

/** The pictures of a block: none, or one. */
export function picturesOf(block: DocumentBlock): DocumentPicture[] {
  const picture = block.kind === 'person' ? block.portrait : 'picture' in block ? block.picture : null;
  return picture ? [picture] : [];
}

export const DocumentOrder = z
  .object({
    /** The title in viewers and in the document's data; without a cover also the H1 of the first page. */
    title: shortText,
    language: z.enum(documentLanguages),
    /** The agency. */
    author: shortText,
    subject: line,
    /** The day of what the document says (`2026-11-30`): in the footer, and the creation date of the file. */
    date: z.iso.date(),
    /** In the footer after the date, e.g. 'Fassung 3'; may be empty. */
    version: z.string().max(60),
    /** The agency's line in the footer of each page. */
    footer: z.string().max(200),
    blocks: z.array(DocumentBlock).min(1).max(maxBlocks),
  })
  .refine(({ blocks }) => blocks.slice(1).every(({ kind }) => kind !== 'cover'), {
    path: ['blocks'],
    message: 'Nur der erste Block darf ein Titelblatt sein.',
  })
  .refine(({ blocks }) => blocks.flatMap(picturesOf).length <= maxDocumentPictures, {
    path: ['blocks'],
    message: `Ein Dokument hat höchstens ${maxDocumentPictures} Bilder.`,
  });
export type DocumentOrder = z.infer<typeof DocumentOrder>;

/** SHA-256 of the PDF's bytes, in hex. */
export const DocumentHash = z.string().regex(/^[0-9a-f]{64}$/);

export const StoredDocument = z.object({
  hash: DocumentHash,
  bytes: z.int(),
  pages: z.int(),
  /** Pictures whose original is not stored. With any, the next equal order is drawn again. */
  missing_pictures: z.int(),
});
export type StoredDocument = z.infer<typeof StoredDocument>;

/** A PDF that was made elsewhere. */
export const StoredFile = StoredDocument.pick({ hash: true, bytes: true });
export type StoredFile = z.infer<typeof StoredFile>;

/** The largest of these, in bytes: mail servers refuse larger attachments. */
export const maxForeignFileBytes = 10 * 1024 * 1024;

/** The documents that have to stay, e.g. because they went out. At least one, because an empty list comes from a lost store. */
export const DocumentsInUse = z.object({ hashes: z.array(DocumentHash).min(1).max(25_000) });
export type DocumentsInUse = z.infer<typeof DocumentsInUse>;
