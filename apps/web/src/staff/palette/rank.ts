/** An entry of the palette: a place to go to or something to do. `id` is unique and stays the same across visits. */
export interface Command {
  readonly id: string;
  readonly title: string;
  /** What is beside the title, e.g. the id of a property. */
  readonly hint?: string;
  readonly keywords: readonly string[];
}

/** Lower case without accents, so that 'ubersicht' finds 'Übersicht'. */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

const startsWord = (text: string, word: string) => text.startsWith(word) || text.includes(` ${word}`);

/** How well one word of the input fits: 3 begins the title, 2 begins a word or keyword, 1 is inside, 0 not at all. */
function fitOf(word: string, title: string, keywords: readonly string[]): number {
  if (title.startsWith(word)) return 3;
  if (startsWord(title, word) || keywords.some((keyword) => startsWord(keyword, word))) return 2;
  return title.includes(word) || keywords.some((keyword) => keyword.includes(word)) ? 1 : 0;
}

/**
 * The commands that every word of the input fits, the best first; equal ones keep their order. Without input all
 * commands, the recently used first.
 */
export function rank<Entry extends Command>(
  commands: readonly Entry[],
  input: string,
  recent: readonly string[],
): Entry[] {
  const words = fold(input.slice(0, 200)).split(/\s+/).filter(Boolean);
  const placeOf = ({ id }: Entry) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  const fits = commands.map((command) => {
    const title = fold(command.title);
    const keywords = command.keywords.map(fold);
    return { command, fit: Math.min(3, ...words.map((word) => fitOf(word, title, keywords))) };
  });
  return fits
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit || placeOf(one.command) - placeOf(other.command))
    .map(({ command }) => command);
}
