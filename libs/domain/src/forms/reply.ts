/* Limits, file types, templates and placeholders of replies to leads. Free of zod, so that pages need not load zod. */

import type { Salutation } from '../text/salutation.ts';

/** Longest text of a reply or a template. */
export const maxReplyText = 5_000;
export const maxReplySubject = 150;
/** Maximum number of replies to one lead, which are stored in the lead. */
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

/** The first placeholder of a text that does not exist; undefined if all exist. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(/\{([^{}\n]{1,60})\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !Object.hasOwn(replyPlaceholders, name));

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
