/**
 * Abbreviations whose full stop ends no sentence. The same applies to words of up to three letters and numbers of up
 * to three digits.
 */
const abbreviations: ReadonlySet<string> = new Set(['evtl', 'exkl', 'inkl', 'teilw', 'zzgl', 'renov']);
/** A shorter sentence contains too little to stand alone. */
const min = 50;

const endsSentence = (text: string, at: number): boolean => {
  const word =
    text
      .slice(0, at)
      .split(/[^\p{L}\p{N}]/u)
      .at(-1) ?? '';
  return word === '' || (word.length > 3 && !abbreviations.has(word.toLocaleLowerCase('de')));
};

/**
 * Shortens a text to one line of at most `max` characters: to whole sentences, or, if the first sentence is longer
 * than that or too short to stand alone, to whole words and '…'.
 */
export function firstSentences(text: string, max: number): string {
  const line = text.replace(/[^\S\u00a0]+/g, ' ').trim();
  if (line.length <= max) return line;
  const start = line.slice(0, max + 1);
  for (let end = max; end > min; end -= 1) {
    const sign = start[end - 1] ?? '';
    if (start[end] !== ' ' || !'.!?'.includes(sign)) continue;
    if (sign !== '.' || endsSentence(start, end - 1)) return start.slice(0, end);
  }
  const space = start.lastIndexOf(' ', max - 1);
  const words = start.slice(0, space > 0 ? space : max - 1).replace(/[.,;:–-]$/, '');
  // A cut inside a surrogate pair would leave half a character.
  return `${words.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
