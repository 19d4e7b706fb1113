/** The places in and around an object that are pictured besides its front, and what the CRM's editors call them. */
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

/** The front has captions of its own for each look (looks.ts). */
export type Scene = 'front' | keyof typeof captions;
