/** Lines of a note for a list, without typed bullet characters. */
export const noteLines = (note: string | null | undefined): string[] =>
  (note ?? '')
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[-–•*·✓]+\s*/u, '').trim())
    .filter((line) => line !== '');

/** A note as paragraphs. */
export const noteParagraphs = (note: string | null | undefined): string[] =>
  (note ?? '')
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
