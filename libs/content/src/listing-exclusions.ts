/** Holiday listings that never appear among the latest on the home page, by title (visitor-area §7.1). */
export const latestExcludedHolidayTitles: readonly string[] = [
  'Ferienwohnung an der Strandpromenade in Timmendorf',
  'Reetdachhaus hinter den Dünen in Scharbeutz',
  'Ferienblick das ganze Jahr: Wohnung in Scharbeutz',
  'Kleine Wohnung, großes Meer in Scharbeutz',
  'Hafenwohnung mit Liegeplatz in Neustadt in Holstein',
  'Maisonette am Hafen von Niendorf an der Ostsee',
  'Ferienapartment am Kurpark mit Balkon',
  'Ferienhaus am Hemmelsdorfer See',
];

/** Title of a listing by the agency itself that is excluded from the home page. */
export const latestExcludedListingTitle = 'Baugrundstück in Feldrandlage in Escheburg';

/** A sold property whose title contains this text is not listed as a reference (visitor-area §7.5). */
export const soldExcludedTitle = 'Ferienwohnung an der Seebrücke';

/** All titles that are excluded from the latest properties on the home page. */
export const latestExcludedTitles: readonly string[] = [
  ...latestExcludedHolidayTitles,
  latestExcludedListingTitle,
];
