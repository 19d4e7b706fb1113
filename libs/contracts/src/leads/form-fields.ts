import { z } from 'zod';
import { emailPattern, isVisible, maxEmail, trimInvisible } from '@estate/domain/text/visible-text';

const tooLong = (max: number) => ({ error: `Bitte höchstens ${max} Zeichen.`, abort: true });

/**
 * Cleaned text of at most `max` characters. The input may be twice as long, because each CRLF becomes one line break.
 * Longer input is refused before any regular expression runs on it.
 */
const cleanText = (max: number, clean: (text: string) => string) =>
  z
    .string()
    .overwrite(trimInvisible)
    .max(2 * max, tooLong(max))
    .overwrite((text) => trimInvisible(clean(text)))
    .max(max, tooLong(max));

/**
 * One line of text. Control characters and line breaks become a blank, which prevents the injection of mail headers.
 */
export const line = (max: number) => cleanText(max, (text) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));

export const requiredLine = (max: number, missing: string) => line(max).min(1, missing);

/** Text of several lines. Control characters other than line breaks and tabs are dropped. */
export const paragraph = (max: number) =>
  cleanText(max, (text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''));

export const email = (messages: { missing: string; invalid: string }) =>
  z
    .string()
    .overwrite(trimInvisible)
    .min(1, { error: messages.missing, abort: true })
    .max(maxEmail, { error: messages.invalid, abort: true })
    .regex(emailPattern, { error: messages.invalid, abort: true })
    .refine(isVisible, messages.invalid);

/** A checkbox that must be ticked. */
export const requiredCheckbox = (missing: string) => z.literal(true, { error: missing });

/** Id of the consent text beside the ticked checkbox, which is stored with the lead. */
export const consentVersion = z.string().max(60).optional();

/**
 * ALTCHA solution and the time that the form was open. Each form sends both for the spam defence; neither is stored
 * with the lead.
 */
export const defenceShape = {
  altcha: z.string().max(4_000).optional(),
  filledInMs: z.number().int().min(0).optional(),
};
