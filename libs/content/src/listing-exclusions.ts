/** Holiday listings that never appear among the latest on the home page, by title (visitor-area §7, call 1). */
export const latestExcludedHolidayTitles: readonly string[] = [
  'Ferienwohnung mit Fördeblick in Niendorf',
  'Reetdachhaus hinter dem Deich',
  'Apartment Seebrücke: Urlaub in der ersten Reihe',
  'Ferienhaus Dünenweg mit Sauna',
  'Ferienwohnung Möwennest in Scharbeutz',
  'Strandnahe Maisonette für die Ferien',
  'Ferienapartment Kurpark mit Balkon',
  'Ferienhaus am Hemmelsdorfer See',
];

/** One listing of our own that stays off the home page. */
export const latestExcludedListingTitle = 'Musterwohnung Brookfleetkai';

/** Sold properties whose title contains this are not shown as references (visitor-area §7, call 5). */
export const soldExcludedTitle = 'Musterwohnung Brookfleetkai';

/** All titles that call 1 leaves out. */
export const latestExcludedTitles: readonly string[] = [
  ...latestExcludedHolidayTitles,
  latestExcludedListingTitle,
];
