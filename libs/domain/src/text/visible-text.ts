/* What a person sees of a typed text, free of zod. */

const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
/**
 * Whether a text holds visible characters only: no control, format or zero-width characters, no halves of surrogate
 * pairs, no Braille blank. Letters of every language are allowed.
 */
export const isVisible = (text: string): boolean => !invisible.test(text);

/** Blanks, format characters such as zero-width ones and soft hyphens, and fillers that look like blanks. */
const blank = /[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/**
 * The text without blanks and invisible characters at its ends, which copied addresses and names bring along. By hand,
 * because a pattern for the end of a text starts anew at each blank within it.
 */
export function trimInvisible(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && blank.test(text.charAt(start))) start += 1;
  while (end > start && blank.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * The simple pattern for an e-mail (visitor-area §5.22): text, at sign, text, dot, text, without blanks. The second text
 * holds no dot after its first character, because otherwise the pattern would backtrack over every dot.
 */
export const emailPattern = /^[^\s@<>",;]+@[^\s@<>",;][^\s@<>",;.]*\.[^\s@<>",;]+$/;

export const maxEmail = 254;

/** Whether a form takes a text for an e-mail address. */
export const isEmail = (text: string): boolean =>
  text.length <= maxEmail && emailPattern.test(text) && isVisible(text);
