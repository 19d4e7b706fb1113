import { deepEqual } from '@tanstack/react-router';
import { changesBetween, valueAt, withValueAt, type Value, type WordsChange } from './words-at.ts';

export interface Conflict {
  readonly path: string;
  readonly theirs: Value;
}

const overlaps = (one: WordsChange, other: WordsChange): boolean =>
  one.path === other.path || one.path.startsWith(`${other.path}.`) || other.path.startsWith(`${one.path}.`);

/**
 * Brings two changes of the same words together. Where only one person changed something, it holds; where both did, the
 * own words hold and the colleague's are a conflict that the editor shows.
 */
export function mergeWords(base: Value, own: Value, theirs: Value): { words: Value; conflicts: Conflict[] } {
  const mine = changesBetween(base, own);
  let words = own;
  const conflicts: Conflict[] = [];
  for (const change of changesBetween(base, theirs)) {
    if (!mine.some((other) => overlaps(change, other))) words = withValueAt(words, change.path, change.after);
    else if (!deepEqual(valueAt(own, change.path), change.after))
      conflicts.push({ path: change.path, theirs: change.after });
  }
  return { words, conflicts };
}
