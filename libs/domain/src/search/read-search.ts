import { placesMeantBy } from './place-groups.ts';
import { searchNotes } from './search-notes.ts';
import { type FilterLimits, type ParsedSearch, readWith } from './search-reader.ts';
import { stationAt } from './station-words.ts';

/**
 * Interprets a search text in German, or simple English or Spanish, with words in any order. An end of a range that the
 * filters already set (`limits`) is ignored in the text. Never throws. The time is bounded, because the API limits the
 * length of the text.
 */
export const readSearch = (text: string, limits?: FilterLimits): ParsedSearch =>
  readWith({ placesMeantBy, stationAt, notesOn: searchNotes }, text, limits);
