import { foldSearch } from './fold.ts';

/** Towns by the sea. The CRM contains only the town, but visitors search for the coast. */
const towns: Readonly<Record<string, readonly string[]>> = {
  Ostsee: [
    'Timmendorfer Strand',
    'Niendorf/Ostsee',
    'Scharbeutz',
    'Haffkrug',
    'Sierksdorf',
    'Neustadt in Holstein',
    'Travemünde',
    'Grömitz',
    'Kellenhusen',
    'Dahme',
    'Grube',
    'Heiligenhafen',
    'Fehmarn',
    'Großenbrode',
    'Hohwacht',
    'Schönberg',
    'Laboe',
    'Strande',
    'Eckernförde',
    'Kappeln',
    'Glücksburg',
    'Boltenhagen',
    'Kühlungsborn',
    'Warnemünde',
    'Graal-Müritz',
    'Binz',
    'Sellin',
    'Heringsdorf',
  ],
  Nordsee: [
    'Sylt',
    'Westerland',
    'Kampen',
    'Wyk auf Föhr',
    'Norddorf',
    'St. Peter-Ording',
    'Büsum',
    'Husum',
    'Cuxhaven',
    'Norderney',
    'Norddeich',
  ],
};

const coastByTown = new Map(
  Object.entries(towns).flatMap(([coast, names]) =>
    names.map((name): [string, string] => [foldSearch(name), coast]),
  ),
);

/** `Ostsee` or `Nordsee` for a town in the table. */
export const coastOf = (city: string): string | undefined => coastByTown.get(foldSearch(city));
