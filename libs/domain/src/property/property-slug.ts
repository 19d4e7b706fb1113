const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `Villa an der Elbe`, 42 → `villa-an-der-elbe-42` (visitor-area §2, Global behaviour). */
export function propertySlug({ id, title }: { id: number; title: string }): string {
  const words = title
    .toLocaleLowerCase('de')
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words ? `${words}-${id}` : String(id);
}

/** The id in the trailing digits of a slug; the slug itself if there are none. */
export function propertyIdFromSlug(slug: string): number | string {
  const digits = /(?:^|-)(\d{1,15})$/.exec(slug)?.[1];
  return digits ? Number(digits) : slug;
}
