/* Written by build/website-images.mjs. Do not edit. */
export const partners = {
  'partners/energieberatung-heidewind.png': 'f39e8d32e7bd0ee1',
  'partners/finanzkontor-michelsen.png': '103cd32cc36971fd',
  'partners/hausverwaltung-suelzwiesen.png': 'efc0d4f6ed6fde4d',
  'partners/lichtbild-dankert.png': 'e0be4d0702c7e267',
  'partners/notariat-am-nikolaifleet.png': 'f8d6461f6b19df28',
  'partners/sachverstaendigenbuero-ohlrogge.png': '33594ce2b6196aa0',
  'partners/umzuege-petersen-gloy.png': '5c931faabb679e76',
} as const;
