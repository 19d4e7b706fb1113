/* Replies of staff to leads, free of zod: their limits, files, templates and placeholders. */

import type { Salutation } from '../text/salutation.ts';

/** Longest text of a reply or a template. */
export const maxReplyText = 5_000;
export const maxReplySubject = 150;
/** Replies to one lead; they are stored in the lead. */
export const maxReplies = 40;
/** Files of one reply, and their bytes together. */
export const maxReplyFiles = 10;
export const maxReplyBytes = 10 * 1024 * 1024;
export const maxFileName = 100;

/** Files that a reply may carry, by the end of their name. */
export const replyFileTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The media type by the end of a file's name; undefined for a file that no reply may carry. */
export function replyFileType(name: string): string | undefined {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(replyFileTypes, end) ? replyFileTypes[end] : undefined;
}

export const maxTemplates = 20;
export const maxTemplateTitle = 60;

/** What a template says in braces, with what stands there in a reply. */
export const replyPlaceholders = {
  Anrede: 'Guten Tag Frau Sörensen',
  Name: 'Änne Sörensen',
  Immobilie: '„Villa am Park“, sonst „Ihrem Anliegen“',
  Makler: 'wer antwortet',
} as const;
export type ReplyPlaceholder = keyof typeof replyPlaceholders;

/** The first placeholder of a text that no reply fills; undefined if it fills all. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(/\{([^{}\n]{1,60})\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !Object.hasOwn(replyPlaceholders, name));

const titles: Partial<Record<Salutation, string>> = { frau: 'Frau', herr: 'Herr' };

/** How a reply greets somebody, without the comma: by title and last name where both are known, else by the whole name. */
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
