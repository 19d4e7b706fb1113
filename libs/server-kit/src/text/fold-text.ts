/** Normalises text for the search: differences in case, width, 'ß' and runs of blanks are removed. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('de').replaceAll('ß', 'ss').replace(/\s+/g, ' ').trim();
}

/** A key that sorts texts as DIN 5007-1 does, where 'ä' equals 'a'; long texts sort by their beginning. */
export function sortKey(text: string): string {
  return foldText(text).normalize('NFD').replace(/\p{M}/gu, '').slice(0, 100);
}

const special = /[.*+?^${}()|[\]\\/-]/g;

/** A pattern that matches `text` literally. */
export function escapeRegExp(text: string): string {
  return text.replace(special, '\\$&');
}
