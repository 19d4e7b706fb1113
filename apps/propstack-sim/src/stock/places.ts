import { hamburgPlaces } from './hamburg-places.ts';
import { northernPlaces } from './northern-places.ts';
import { type Place } from './place.ts';
import { spanishPlaces } from './spanish-places.ts';

/** Coordinates are the centre of the place; streets are invented, so that no real home is described. */
export const places = { ...hamburgPlaces, ...northernPlaces, ...spanishPlaces };

export const placeOf = (key: keyof typeof places): Place => places[key];

/** Invented street names, so that no real address is shown. */
export const streets = {
  DEU: [
    'Lindenstieg',
    'Alte Ziegelei',
    'Kastanienweg',
    'Am Mühlenfleet',
    'Reetkamp',
    'Kapitänsgang',
    'Brombeerweg',
    'Hinter der Remise',
    'Seilerreihe',
    'Am Eiskeller',
    'Fährmannstwiete',
    'Sonnenredder',
    'Blumenkoppel',
    'Moorbirkenweg',
  ],
  ESP: [
    'Camí de les Oliveres',
    'Carrer del Far',
    'Carrer dels Pins Blancs',
    'Camí de Sa Cisterna',
    'Passeig de la Cala Petita',
  ],
} as const;
