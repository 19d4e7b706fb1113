/** `ä`, `ae` and `a` are one letter here, because people write file names without umlauts. */
const letters: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss' };

/** A text without blanks, signs and umlauts, with every kind of 'Straße' as `str`. */
const bare = (text: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('de')
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .replace(/[aou]e/g, (pair) => pair.charAt(0))
    .replace(/[^\p{L}]/gu, '')
    .replace(/strass?e/g, 'str');

const preposition =
  /^(?:am|an|auf|bei|beim|hinter|im|in|unter|vor|zu|zum|zur)\s+(?:(?:de[mnr]|die|das)\s+)?/i;
/** Shorter names, such as 'Ring', stand in other words too. */
const shortest = 5;

/** Whether a text names the street, however it is written: 'Am_Muehlenberg_12', 'Haupt-Str. 5'. The house number does not count. */
export function namesStreet(text: string | null | undefined, street: string | null | undefined): boolean {
  const written = (street ?? '').trim();
  const whole = bare(written);
  const core = bare(written.replace(preposition, ''));
  const name = core.length >= shortest ? core : whole;
  return name.length >= shortest && bare(text ?? '').includes(name);
}
