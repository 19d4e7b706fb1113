/* Limits, file types, templates and placeholders of replies to leads. Free of zod, so that pages need not load zod. */

import { foldSearch } from '../search/fold.ts';
import type { Salutation } from '../text/salutation.ts';

export const maxReplyText = 5_000;
export const maxReplySubject = 150;
export const maxReplies = 40;
/** Maximum number of files of one reply, and their total size in bytes. */
export const maxReplyFiles = 10;
export const maxReplyBytes = 10 * 1024 * 1024;
export const maxFileName = 100;

/** Media types of the files that a reply may contain, by file extension. */
export const replyFileTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The media type by the extension of a file's name; undefined if such a file is not allowed in a reply. */
export function replyFileType(name: string): string | undefined {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(replyFileTypes, end) ? replyFileTypes[end] : undefined;
}

export const maxTemplates = 20;
export const maxTemplateTitle = 60;

/** The placeholders of a template, each with an example of the text that replaces it. */
export const replyPlaceholders = {
  Anrede: 'Guten Tag Frau Sörensen',
  Name: 'Änne Sörensen',
  Immobilie: '„Villa am Park“, sonst „Ihrem Anliegen“',
  Makler: 'wer antwortet',
} as const;
export type ReplyPlaceholder = keyof typeof replyPlaceholders;

const inBraces = /\{([^{}\n]{1,60})\}/g;

/**
 * The first placeholder of a template that does not exist; undefined if all exist. A question in braces, e.g.
 * `{Welche Frage?}`, is a gap that whoever answers fills in.
 */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(inBraces)]
    .map(([, name = '']) => name)
    .find((name) => !name.endsWith('?') && !Object.hasOwn(replyPlaceholders, name));

/** The first gap or placeholder of a reply that is not filled in, with its braces. */
export const unfilledPart = (text: string): string | undefined => text.match(inBraces)?.[0];

export const unfilledText = (part: string): string => `Bitte füllen Sie diese Lücke noch aus: ${part}`;

/** Beginnings of words, folded as texts are before they are compared; a blank at the end stands for a whole word. */
const attachmentWords = [
  ...['im', 'als', 'den', 'siehe'].map((word) => `${word} anhang `),
  ...['in der', 'als', 'siehe'].map((words) => `${words} anlage `),
  ...['anbei ', 'angehangt', 'beigefugt', 'beigelegt', 'beiliegend', 'attached', 'attachment', 'enclosed'],
];

/** Whether the text of a reply promises an attachment. */
export function promisesAttachment(text: string): boolean {
  const folded = ` ${foldSearch(text)} `;
  return attachmentWords.some((words) => folded.includes(` ${words}`));
}

const titles: Partial<Record<Salutation, string>> = { frau: 'Frau', herr: 'Herr' };

/**
 * The greeting of a reply, without the comma: with title and last name if both are known, otherwise with the whole
 * name.
 */
export function greetingOf({
  salutation,
  lastName,
  name,
}: {
  salutation?: Salutation | undefined;
  lastName?: string | undefined;
  name: string;
}): string {
  const title = salutation && titles[salutation];
  return `Guten Tag ${title && lastName ? `${title} ${lastName}` : name}`.trim();
}
