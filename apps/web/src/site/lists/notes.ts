import { browserStore, parsedJson } from '../../shared/storage/browser-store.ts';
import { favourites } from './favourites.ts';

/** Maximum length of a note, in characters. */
export const noteLimit = 500;

type Notes = Readonly<Record<string, string>>;

function notesOf(json: string | null): Notes {
  const stored = parsedJson(json);
  const entries = Object.entries(typeof stored === 'object' ? (stored ?? {}) : {});
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= noteLimit,
    ),
  );
}

const store = browserStore('merkliste-notizen', notesOf);

/** The visitor's note on a property, empty without one; stored in this browser only. */
export const useNote = (id: number): string => store.useValue()[id] ?? '';

/**
 * Saves a note. Removes the notes of properties that are not among the favourites, so that the number of notes stays
 * limited.
 */
export function writeNote(id: number, text: string): void {
  const marked = favourites();
  const others = Object.entries(store.read()).filter(
    ([other]) => other !== String(id) && marked.includes(Number(other)),
  );
  store.write(Object.fromEntries(text === '' ? others : [...others, [id, text]]));
}
