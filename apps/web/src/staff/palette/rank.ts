/** Entry of the command palette, which opens a page or runs an action. `id` is unique and stable across visits. */
export interface Command {
  readonly id: string;
  readonly title: string;
  /** Text beside the title, e.g. the id of a property. */
  readonly hint?: string;
  readonly keywords: readonly string[];
}

/** Lower case without accents, so that 'ubersicht' finds 'Übersicht'. */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

const startsWord = (text: string, word: string) => text.startsWith(word) || text.includes(` ${word}`);

/**
 * How well a word of the input matches: 3 at the start of the title, 2 at the start of a word in title or keywords, 1
 * elsewhere in them, 0 not at all.
 */
function fitOf(word: string, title: string, keywords: readonly string[]): number {
  if (title.startsWith(word)) return 3;
  if (startsWord(title, word) || keywords.some((keyword) => startsWord(keyword, word))) return 2;
  return title.includes(word) || keywords.some((keyword) => keyword.includes(word)) ? 1 : 0;
}

/**
 * Returns the commands that match every word of the input, the best match first. Equal matches, and all commands if
 * the input is empty, are ordered by recent use.
 */
export function rankCommands<Entry extends Command>(
  commands: readonly Entry[],
  input: string,
  recent: readonly string[],
): Entry[] {
  const words = fold(input.slice(0, 200)).split(/\s+/).filter(Boolean);
  const recencyOf = ({ id }: Entry) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  const fits = commands.map((command) => {
    const title = fold(command.title);
    const keywords = command.keywords.map(fold);
    return { command, fit: Math.min(3, ...words.map((word) => fitOf(word, title, keywords))) };
  });
  return fits
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit || recencyOf(a.command) - recencyOf(b.command))
    .map(({ command }) => command);
}
