import { type Chance } from './chance.ts';
import { type Place } from './place.ts';
import { type Category, categories, type Row } from './row.ts';
import { type PictureSubject, type UnitImage } from './unit.ts';

const titles: Record<PictureSubject, string[]> = {
  house: ['Hausansicht', 'Herzlich willkommen'],
  'row-houses': ['Straßenansicht', 'Hausansicht'],
  villa: ['Gartenansicht', 'Die Villa'],
  bungalow: ['Gartenseite', 'Ansicht'],
  'old-town-house': ['Fassade', 'Straßenansicht'],
  'new-build': ['Hausansicht', 'Ansicht am Abend'],
  finca: ['Finca im Abendlicht', 'Ansicht'],
  seaside: ['Haus am Meer', 'Ansicht von der Promenade'],
  shop: ['Ladenfront', 'Schaufenster'],
  office: ['Gebäude', 'Ansicht'],
  meadow: ['Grundstück', 'Blick nach Süden'],
  'living-room': ['Wohnzimmer', 'Wohnen'],
  'work-room': ['Arbeitsraum', 'Büro'],
  kitchen: ['Küche', 'Wohnküche'],
  bedroom: ['Schlafzimmer', 'Schlafen'],
  bathroom: ['Bad', 'Tageslichtbad'],
  hallway: ['Diele', 'Flur'],
  garden: ['Garten', 'Blick in den Garten'],
  balcony: ['Balkon', 'Ausblick'],
  pool: ['Pool', 'Außenbereich'],
  'sea-view': ['Meerblick', 'Ausblick'],
  'floor-plan': ['Grundriss', 'Grundriss Wohnebene'],
};

const rooms: PictureSubject[] = [
  'living-room',
  'kitchen',
  'bedroom',
  'bathroom',
  'living-room',
  'hallway',
  'bedroom',
];

const fronts: Partial<Record<Category, PictureSubject>> = {
  PENTHOUSE: 'new-build',
  LOFT: 'old-town-house',
  VILLA: 'villa',
  BUNGALOW: 'bungalow',
  FINCA: 'finca',
  SEASIDE_APARTMENT: 'seaside',
  PLOT: 'meadow',
  OFFICE: 'office',
  HALL: 'office',
  STORE: 'shop',
  GASTRONOMY: 'shop',
  SINGLE_FAMILY_HOUSE: 'house',
  SEMIDETACHED_HOUSE: 'row-houses',
  MID_TERRACE_HOUSE: 'row-houses',
  MULTI_FAMILY_HOUSE: 'old-town-house',
};

const front = (row: Row, place: Place): PictureSubject => {
  if (place.country === 'ESP' && categories[row.category][0] === 'HOUSE') return 'finca';
  return fronts[row.category] ?? (row.year < 1950 ? 'old-town-house' : 'new-build');
};

/** 4 to 12 pictures, the front first, floor plans last, one in eight private, positions partly equal. */
export function imagesOf(row: Row, place: Place, id: number, changedAt: string, chance: Chance): UnitImage[] {
  return subjects(row, place, chance).map((subject, index) => {
    const isPrivate = index > 2 && chance.isLucky(0.16);
    return {
      id: id * 100 + index,
      title: isPrivate ? 'Intern: Mängel Keller' : chance.isLucky(0.9) ? chance.pick(titles[subject]) : null,
      position: index < 2 ? 0 : index - 1,
      is_private: isPrivate,
      is_floorplan: subject === 'floor-plan',
      is_not_for_exposee: index > 2 && chance.isLucky(0.03),
      tags: null,
      updated_at: changedAt,
      subject,
      seed: chance.int(0, 9999),
      isLarge: chance.isLucky(0.012),
      isTurned: index > 0 && chance.isLucky(0.05),
      gps: chance.isLucky(0.15) ? { lat: place.lat, lng: place.lng } : null,
    };
  });
}

function subjects(row: Row, place: Place, chance: Chance): PictureSubject[] {
  if (row.category === 'PLOT') return ['meadow', 'meadow', 'meadow', 'meadow'];
  const has = (...amenities: string[]) => amenities.some((amenity) => row.amenities.includes(amenity));
  const inside: PictureSubject[] =
    categories[row.category][1] === 'COMMERCIAL'
      ? ['work-room', 'hallway', 'work-room', 'kitchen']
      : rooms.slice(0, chance.int(3, rooms.length));
  const outside: PictureSubject[] = [
    ...(has('Pool') ? ['pool' as const] : []),
    ...(has('Meerblick') || place.country === 'ESP' ? ['sea-view' as const] : []),
    ...(has('Garten', 'Terrasse') ? ['garden' as const] : []),
    ...(has('Balkon', 'Loggia', 'Dachterrasse') ? ['balcony' as const] : []),
  ];
  const plans: PictureSubject[] = chance.isLucky(0.75) ? ['floor-plan'] : [];
  const all = [front(row, place), ...inside.slice(0, 2), ...outside, ...inside.slice(2), ...plans];
  return all.length < 4 ? [...all, 'hallway'] : all.slice(0, 12);
}
