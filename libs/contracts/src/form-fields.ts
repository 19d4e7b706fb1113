import { z } from 'zod';
import { emailPattern } from './values.ts';

/** One line of text: control characters and line breaks become a blank, so that nothing can reach a mail header. */
export const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim())
    .pipe(z.string().max(max, `Bitte höchstens ${max} Zeichen.`));

export const requiredLine = (max: number, missing: string) => line(max).pipe(z.string().min(1, missing));

/** Several lines; other control characters are dropped. */
export const paragraph = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    )
    .pipe(z.string().max(max, `Bitte höchstens ${max} Zeichen.`));

export const email = (messages: { missing: string; invalid: string }, pattern = emailPattern) =>
  z
    .string()
    .trim()
    .min(1, { error: messages.missing, abort: true })
    .max(254, messages.invalid)
    .regex(pattern, messages.invalid);

export const phone = line(40);

/** A tick that must be set. */
export const accepted = (missing: string) => z.literal(true, { error: missing });

/** What the consent box said when it was ticked: its version (content) is stored with the lead. */
export const consentVersion = z.string().max(60).optional();

/** ALTCHA solution and how long the form was open, for the spam defence; never part of the lead itself. */
export const defenceShape = {
  altcha: z.string().max(4_000).optional(),
  filledInMs: z.number().int().min(0).optional(),
};
