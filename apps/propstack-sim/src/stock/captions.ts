/** The scenes of an object's images besides the front, with the captions of the CRM's editors. */
export const captions = {
  living: ['Wohnzimmer', 'Wohnen'],
  dining: ['Essplatz', 'Essbereich'],
  kitchen: ['Küche', 'Wohnküche'],
  bedroom: ['Schlafzimmer', 'Schlafen'],
  'further-bedroom': ['Zimmer', 'Gästezimmer'],
  bathroom: ['Bad', 'Tageslichtbad'],
  hallway: ['Diele', 'Flur'],
  office: ['Arbeitsraum', 'Büro'],
  'meeting-room': ['Besprechungsraum', 'Besprechung'],
  'sales-room': ['Verkaufsraum', 'Laden'],
  'guest-room': ['Gastraum', 'Innenansicht'],
  'tea-kitchen': ['Teeküche', 'Küche'],
  garden: ['Garten', 'Blick in den Garten'],
  terrace: ['Terrasse', 'Außenbereich'],
  balcony: ['Balkon', 'Ausblick'],
  'roof-terrace': ['Dachterrasse', 'Ausblick'],
  pool: ['Pool', 'Außenbereich'],
  'sea-view': ['Meerblick', 'Ausblick'],
  neighbourhood: ['Nachbarschaft', 'Blick zur Straße'],
  surroundings: ['Umgebung', 'In der Nähe'],
  'site-plan': ['Lageplan', 'Lage'],
  'small-plan': ['Grundriss', 'Grundriss Wohnebene'],
  plan: ['Grundriss', 'Grundriss Wohnebene'],
} satisfies Record<string, string[]>;

/** Each look has its own captions for the front (looks.ts). */
export type Scene = 'front' | keyof typeof captions;
