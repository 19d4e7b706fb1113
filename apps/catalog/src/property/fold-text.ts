/** Text as the search compares it: case, width, 'ß' and runs of blanks make no difference. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('de').replaceAll('ß', 'ss').replace(/\s+/g, ' ').trim();
}

const special = /[.*+?^${}()|[\]\\/-]/g;

/** A pattern that finds `text` literally. */
export function literally(text: string): string {
  return text.replace(special, '\\$&');
}
