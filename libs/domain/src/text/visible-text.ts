/* Visible characters of a text. Free of zod, so that pages need not load zod. */

const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
/**
 * Whether a text contains visible characters only: no control, format or zero-width characters, no unpaired
 * surrogates, no Braille blank. Letters of every language are allowed.
 */
export const isVisible = (text: string): boolean => !invisible.test(text);

/** An emoji with the invisible characters that belong to it, a line break, or an invisible character. */
const emojiOrInvisible =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)*(?:\u200d\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)*)*|\n)|[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * The text without control, format and zero-width characters and unpaired surrogates. Line breaks become `\n`, tabs
 * become blanks, and letters their composed form (NFC), so that equal texts are equal.
 */
export const visibleText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(emojiOrInvisible, '$1')
    .normalize('NFC');

/** Whitespace, format characters such as zero-width ones and soft hyphens, and fillers that look like blanks. */
const blank = /[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/**
 * Removes blanks and invisible characters at both ends, which copied addresses and names often contain. A loop is
 * used, because a regular expression for the end of a text would restart at each blank within it.
 */
export function trimInvisible(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && blank.test(text.charAt(start))) start += 1;
  while (end > start && blank.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Simple pattern for an e-mail address (visitor-area §5.22): local part, at sign, domain with a dot in it, without
 * blanks. The part of the domain before the dot contains no further dot after its first character, because otherwise
 * the pattern would backtrack over every dot.
 */
export const emailPattern = /^[^\s@<>",;]+@[^\s@<>",;][^\s@<>",;.]*\.[^\s@<>",;]+$/;

export const maxEmail = 254;

/** Whether the forms accept a text as an e-mail address. */
export const isEmail = (text: string): boolean =>
  text.length <= maxEmail && emailPattern.test(text) && isVisible(text);

/** A local part that needs neither quotes (RFC 5322, dot-atom) nor an extension that some mail servers lack (SMTPUTF8). */
export const plainLocalPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

const domainLabels = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Whether a mail can be addressed to an address that the forms accept. */
export const hasMailForm = (email: string): boolean => {
  const at = email.lastIndexOf('@');
  return plainLocalPart.test(email.slice(0, at)) && domainLabels.test(email.slice(at + 1));
};
