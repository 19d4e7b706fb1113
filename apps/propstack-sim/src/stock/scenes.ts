import { type Scene } from './captions.ts';
import { type Chance } from './chance.ts';
import { hasMotif } from './looks.ts';
import { type Place } from './place.ts';
import { categories, type Category, type Row } from './row.ts';

const rooms: Scene[] = ['living', 'kitchen', 'bedroom', 'bathroom', 'dining', 'hallway', 'further-bedroom'];

const commercialRooms: Partial<Record<Category, Scene[]>> = {
  OFFICE: ['office', 'hallway', 'meeting-room', 'tea-kitchen'],
  STORE: ['sales-room', 'hallway', 'office', 'tea-kitchen'],
  GASTRONOMY: ['guest-room', 'hallway', 'office', 'kitchen'],
  HALL: ['office', 'hallway', 'meeting-room', 'tea-kitchen'],
};

/** The scenes of an object's images, the front first, the floor plan last. Only existing rooms and views appear. */
export function scenesOf(row: Row, place: Place, chance: Chance): Scene[] {
  if (row.category === 'PLOT') return ['front', 'neighbourhood', 'surroundings', 'site-plan'];
  const inside =
    commercialRooms[row.category] ??
    rooms.slice(0, chance.int(3, rooms.length)).filter((room) => has(row, room));
  const plan: Scene = row.rooms < 3 && isHome(row) ? 'small-plan' : 'plan';
  // The drawn plans are those of small homes; for a larger one none is better than a wrong one.
  const plans = chance.isLucky(0.75) && row.rooms <= 5 ? [plan] : [];
  const all: Scene[] = ['front', ...inside.slice(0, 2), ...outside(row, place), ...inside.slice(2), ...plans];
  const shown = all.filter((scene) => hasMotif(row.look, scene));
  return shown.length < 4 ? [...shown, 'hallway'] : shown.slice(0, 12);
}

function has(row: Row, room: Scene): boolean {
  if (room === 'bedroom') return row.bedRooms > 0;
  if (room === 'further-bedroom') return row.bedRooms > 1;
  return room === 'dining' ? row.rooms > 2 : true;
}

const isHome = (row: Row) => categories[row.category][1] !== 'COMMERCIAL';

/** An object with a sea view gets an image of the surroundings instead of roofs seen from the balcony. */
function outside(row: Row, place: Place): Scene[] {
  const { amenities } = row;
  const hasSea = amenities.includes('Meerblick');
  const garden = amenities.includes('Garten');
  const scenes: Scene[] = [];
  if (amenities.includes('Pool')) scenes.push('pool');
  if (hasSea) scenes.push('sea-view');
  if (garden) scenes.push('garden');
  if (amenities.includes('Terrasse') && (!garden || place.country === 'ESP')) {
    scenes.push(isHome(row) ? 'terrace' : 'surroundings');
  }
  const height = (['Dachterrasse', 'Balkon', 'Loggia'] as const).find((one) => amenities.includes(one));
  if (height) scenes.push(hasSea ? 'surroundings' : height === 'Dachterrasse' ? 'roof-terrace' : 'balcony');
  return scenes;
}
