/**
 * Slugs of the former website, /immobilie/{old slug}, with the id of the property. The new slug is built from the
 * current title (visitor-area §2, Redirects).
 */
export const oldSlugs: ReadonlyMap<string, number> = new Map([
  ['altbauwohnung-eppendorf-zwei-balkone', 4_813_710],
  ['villa-nienstedten', 4_813_697],
  ['patrizierhaus-lueneburg-am-stintmarkt', 4_813_684],
  ['penthouse-timmendorfer-strand', 4_813_619],
  ['penthouse-uhlenhorst', 4_813_593],
  ['kapitaenshaus-blankenese', 4_813_580],
  ['doppelhaushaelfte-lueneburg-neubau', 4_813_567],
  ['architektenhaus-jenischpark', 4_813_463],
  ['einfamilienhaus-volksdorf-suedgarten', 4_813_372],
  ['loft-ottensen-buchbinderei', 4_813_229],
  ['villa-reinbek-waldnah', 4_813_242],
  ['bungalow-escheburg', 4_813_034],
  ['finca-santanyi-mit-pool', 4_813_632],
  ['fachwerkhaus-lauenburg', 4_812_683],
]);
