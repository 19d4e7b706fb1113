import { z } from 'zod';
import { emailPattern, isVisible, maxEmail, trimInvisible } from '@estate/domain/text/visible-text';

const tooLong = (max: number) => ({ error: `Bitte höchstens ${max} Zeichen.`, abort: true });

/**
 * Cleaned text of at most `max` characters. The input may be twice as long, because a line break of two characters
 * becomes one; longer input is refused before a pattern reads it.
 */
const cleanText = (max: number, clean: (text: string) => string) =>
  z
    .string()
    .overwrite(trimInvisible)
    .max(2 * max, tooLong(max))
    .overwrite((text) => trimInvisible(clean(text)))
    .max(max, tooLong(max));

/** One line of text: control characters and line breaks become a blank, so that nothing can reach a mail header. */
export const line = (max: number) => cleanText(max, (text) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));

export const requiredLine = (max: number, missing: string) => line(max).min(1, missing);

/** Several lines; other control characters are dropped. */
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

/** A tick that must be set. */
export const requiredTick = (missing: string) => z.literal(true, { error: missing });

/** Id of the consent text beside the ticked box; it is stored with the lead. */
export const consentVersion = z.string().max(60).optional();

/** ALTCHA solution and how long the form was open: sent with each form for the spam defence, never part of the lead. */
export const defenceShape = {
  altcha: z.string().max(4_000).optional(),
  filledInMs: z.number().int().min(0).optional(),
};
