import { type Scene } from './captions.ts';

/** The file of `motifs/` for a scene; null or absent if the look has no such image. */
type Motifs = Partial<Record<Scene, string | null>>;

const home: Motifs = {
  dining: 'dining-room',
  'further-bedroom': 'small-bedroom',
  bathroom: 'bathroom',
  hallway: 'hallway',
  garden: 'garden',
  terrace: 'garden',
  balcony: 'balcony',
  'roof-terrace': 'roof-terrace',
  pool: 'pool',
  'sea-view': 'sea-terrace',
  surroundings: 'beach-cafe',
  'small-plan': 'plan-of-two-rooms',
  plan: 'plan-of-a-flat',
};
const old = { ...home, living: 'salon', kitchen: 'green-kitchen', bedroom: 'bedroom' };
const modern = { ...home, living: 'living-room', kitchen: 'bright-kitchen', bedroom: 'bedroom' };
const attic = { ...modern, bedroom: 'attic-bedroom' };
const coast = { ...modern, bedroom: 'bedroom-at-sea' };
const south = {
  ...coast,
  living: 'southern-living-room',
  terrace: 'patio',
  surroundings: 'fishing-village',
};
const penthouse = { ...modern, 'roof-terrace': 'balcony' };

const house = { plan: 'plan-of-a-house' };
const oldHouse = { ...old, ...house };
const countryHouse = { ...oldHouse, living: 'fireside' };
const modernHouse = { ...modern, ...house };
const southernHouse = { ...south, ...house };

const trade: Motifs = {
  office: 'desks',
  'meeting-room': 'meeting-room',
  'sales-room': 'sales-room',
  'guest-room': 'dining-room',
  kitchen: 'green-kitchen',
  'tea-kitchen': 'bright-kitchen',
  hallway: 'hallway',
  'roof-terrace': 'roof-terrace',
  'sea-view': 'sea-terrace',
  surroundings: 'beach-flats',
  plan: 'plan-of-an-office',
};

interface Look {
  /** The cover: one of these files. */
  front: readonly string[];
  /** The captions of the cover, as the CRM's editor wrote them. */
  captions: readonly string[];
  /** The other images. */
  motifs: Motifs;
}

const look = (front: readonly string[], captions: readonly string[], motifs: Motifs): Look => ({
  front,
  captions,
  motifs,
});

const view = ['Hausansicht', 'Ansicht am Abend'];
const street = ['Fassade', 'Straßenansicht'];
const atSea = ['Haus am Meer', 'Ansicht vom Strand'];
const ground = ['Grundstück', 'Blick nach Süden'];

/** The files of `motifs/` for each look. An object's look is the second word of its sheet entry (row.ts). */
export const looks = {
  'old-flat': look(['white-stucco-house', 'ochre-stucco-house'], street, old),
  'old-town-flat': look(['half-timbered-house'], street, old),
  'clinker-flat': look(['clinker-block'], street, modern),
  'block-flat': look(['balcony-block'], view, modern),
  'new-flat': look(['new-block'], view, modern),
  'garden-flat': look(['garden-flats'], ['Gartenansicht', 'Hausansicht'], modern),
  'waterside-flat': look(['quay-houses'], ['Ansicht vom Wasser', 'Am Wasser'], modern),
  'elbe-flat': look(['elbe-slope'], ['Lage am Strom', 'Ausblick'], modern),
  'attic-flat': look(['ochre-stucco-house', 'white-stucco-house'], street, attic),
  'counting-house-attic': look(['counting-house'], street, attic),
  penthouse: look(['roof-terrace'], ['Dachterrasse', 'Über den Dächern'], penthouse),
  loft: look(['old-factory'], street, modern),

  'family-house': look(['gable-house'], ['Hausansicht', 'Herzlich willkommen'], countryHouse),
  'brick-house': look(['brick-house'], ['Hausansicht', 'Herzlich willkommen'], countryHouse),
  cottage: look(['cottage'], ['Hausansicht', 'Herzlich willkommen'], countryHouse),
  'modern-house': look(['modern-house'], ['Gartenansicht', 'Hausansicht'], modernHouse),
  'timber-house': look(['timber-house'], view, modernHouse),
  'semi-detached-house': look(['semi-detached-houses'], street, modernHouse),
  'new-semi-detached-house': look(['new-semi-detached-houses'], street, modernHouse),
  'terraced-house': look(['terraced-houses'], ['Straßenansicht', 'Hausansicht'], modernHouse),
  'town-house': look(['town-houses'], ['Straßenansicht', 'Hausansicht'], oldHouse),
  'canal-house': look(['quay-houses'], ['Ansicht vom Wasser', 'Am Wasser'], modernHouse),
  bungalow: look(['bungalow'], ['Gartenseite', 'Ansicht'], { ...countryHouse, plan: 'plan-of-a-flat' }),
  'white-villa': look(['white-villa'], ['Gartenansicht', 'Die Villa'], oldHouse),
  'tower-villa': look(['tower-villa'], ['Gartenansicht', 'Die Villa'], oldHouse),
  'elbe-house': look(['elbe-slope'], ['Lage am Strom', 'Ausblick'], countryHouse),
  'thatched-house': look(['thatched-house'], ['Hausansicht', 'Herzlich willkommen'], countryHouse),
  'half-timbered-house': look(['half-timbered-house'], street, countryHouse),
  'merchant-house': look(['stepped-gables'], street, oldHouse),
  farmstead: look(['farmstead'], ['Hausansicht', 'Hof und Weide'], countryHouse),

  'beach-flat': look(['beach-flats'], atSea, coast),
  'beach-penthouse': look(['beach-flats'], atSea, { ...penthouse, bedroom: 'bedroom-at-sea' }),
  'harbour-flat': look(['harbour-houses'], ['Am Hafen', 'Ansicht vom Wasser'], coast),
  'resort-villa': look(['resort-villa'], ['Fassade', 'Die Villa'], { ...coast, living: 'salon' }),
  'dune-house': look(['dune-house'], atSea, { ...coast, ...house }),

  finca: look(['finca'], ['Finca im Abendlicht', 'Ansicht'], southernHouse),
  'bay-villa': look(['bay-villa'], ['Villa am Meer', 'Ansicht'], southernHouse),
  'fishing-house': look(['fishing-village'], atSea, { ...southernHouse, surroundings: 'bay-villa' }),
  'patio-house': look(['patio'], ['Patio', 'Innenhof'], { ...southernHouse, terrace: null }),
  'bay-flat': look(['bay-flats'], atSea, south),

  shop: look(['shop-front'], ['Ladenfront', 'Schaufenster'], trade),
  'old-town-shop': look(['stepped-gables'], ['Ladenfront', 'Am Markt'], trade),
  'beach-cafe': look(['beach-cafe'], ['Terrasse', 'Ansicht'], trade),
  office: look(['office-building'], ['Gebäude', 'Ansicht'], trade),
  'canal-office': look(['counting-house'], ['Gebäude', 'Am Fleet'], trade),
  'street-office': look(['shop-front'], ['Gebäude', 'Schaufenster'], trade),
  hall: look(['industrial-hall'], ['Halle', 'Ansicht'], trade),

  'plot-at-field': look(['plot-at-field'], ground, {
    neighbourhood: 'plot-in-street',
    surroundings: 'farmstead',
    'site-plan': 'site-plan',
  }),
  'plot-in-street': look(['plot-in-street'], ground, {
    neighbourhood: 'gable-house',
    surroundings: 'garden',
    'site-plan': 'site-plan',
  }),
  'plot-at-elbe': look(['plot-at-elbe'], ['Grundstück', 'Blick auf die Elbe'], {
    neighbourhood: 'white-villa',
    surroundings: 'elbe-slope',
    'site-plan': 'site-plan',
  }),
} satisfies Record<string, Look>;

export type LookName = keyof typeof looks;

const motifFor = (name: LookName, scene: Scene, seed: number) => {
  const { front, motifs }: Look = looks[name];
  return scene === 'front' ? front[seed % front.length] : motifs[scene];
};

export const hasMotif = (name: LookName, scene: Scene): boolean => Boolean(motifFor(name, scene, 0));

/** The file of `motifs/` for a scene of a look; the cover is picked by the seed. */
export function motifOf(name: LookName, scene: Scene, seed: number): string {
  const motif = motifFor(name, scene, seed);
  if (!motif) throw new Error(`The look ${name} has no image of ${scene}`);
  return motif;
}
