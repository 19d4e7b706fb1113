/** Normalises text for the search: differences in case, width, 'ß' and runs of blanks are removed. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('de').replaceAll('ß', 'ss').replace(/\s+/g, ' ').trim();
}

const special = /[.*+?^${}()|[\]\\/-]/g;

/** A pattern that matches `text` literally. */
export function literally(text: string): string {
  return text.replace(special, '\\$&');
}
