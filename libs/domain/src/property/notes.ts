/** The fields with the agency's texts about a property. The page shows the long text of a subject if there is one. */
export const noteKeys = [
  'description_note',
  'long_description_note',
  'furnishing_note',
  'long_furnishing_note',
  'location_note',
  'long_location_note',
  'other_note',
  'long_other_note',
] as const;

/** The fields with texts that visitors see although the address is hidden. */
export const publicTexts = ['title', ...noteKeys, 'drawbacks_note'] as const;

/** The long text of a subject, or the short one if there is no long one. */
export const longElseShortNote = (
  long: string | null | undefined,
  short: string | null | undefined,
): string | null | undefined => (long?.trim() ? long : short);

/** Lines of a note for a list, without typed bullet characters. */
export const noteLines = (note: string | null | undefined): string[] =>
  (note ?? '')
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[-–•*·✓]+\s*/u, '').trim())
    .filter((line) => line !== '');

export const noteParagraphs = (note: string | null | undefined): string[] =>
  (note ?? '')
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
