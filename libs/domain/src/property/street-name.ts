/** Maps `ä` to `a`, because file names may contain `ä`, `ae` or `a`. */
const letters: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss' };

/** Returns only the letters of a text, without umlauts and with each spelling of `Straße` as `str`. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('de')
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .replace(/[aou]e/g, (pair) => pair.charAt(0))
    .replace(/[^\p{L}]/gu, '')
    .replace(/strass?e/g, 'str');

const preposition =
  /^(?:am|an|auf|bei|beim|hinter|im|in|unter|vor|zu|zum|zur)\s+(?:(?:de[mnr]|die|das)\s+)?/i;
/** Shorter names, such as 'Ring', also occur in other words. */
const shortest = 5;

/**
 * Whether a text contains the street in any spelling: 'Am_Muehlenberg_12', 'Haupt-Str. 5'. The house number is
 * ignored.
 */
export function namesStreet(text: string | null | undefined, street: string | null | undefined): boolean {
  const trimmed = (street ?? '').trim();
  const whole = lettersOf(trimmed);
  const core = lettersOf(trimmed.replace(preposition, ''));
  const name = core.length >= shortest ? core : whole;
  return name.length >= shortest && lettersOf(text ?? '').includes(name);
}
