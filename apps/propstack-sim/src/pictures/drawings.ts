import { Chance } from '../stock/chance.ts';
import { type PictureSubject } from '../stock/unit.ts';
import { finca } from './finca.ts';
import { meadow } from './meadow.ts';
import { seaside } from './seaside.ts';
import { office, shop } from './business.ts';
import { floorPlan } from './floor-plan.ts';
import { bungalow, house, villa } from './house.ts';
import { balcony, garden, pool, seaView } from './outside.ts';
import { bathroom } from './bathroom.ts';
import { bedroom } from './bedroom.ts';
import { hallway } from './hallway.ts';
import { kitchen } from './kitchen.ts';
import { livingRoom } from './living-room.ts';
import { rowHouses } from './row-houses.ts';
import { svg } from './sketch.ts';
import { newBuild, oldTownHouse } from './town.ts';
import { workRoom } from './work-room.ts';

/** How each subject is drawn, and in how many variants: few enough to be drawn once and kept. */
const drawings: Record<PictureSubject, { draw: (chance: Chance) => string; variants: number }> = {
  house: { draw: house, variants: 24 },
  'row-houses': { draw: rowHouses, variants: 10 },
  villa: { draw: villa, variants: 14 },
  bungalow: { draw: bungalow, variants: 6 },
  'old-town-house': { draw: oldTownHouse, variants: 16 },
  'new-build': { draw: newBuild, variants: 18 },
  finca: { draw: finca, variants: 10 },
  seaside: { draw: seaside, variants: 10 },
  shop: { draw: shop, variants: 6 },
  office: { draw: office, variants: 8 },
  meadow: { draw: meadow, variants: 8 },
  'living-room': { draw: livingRoom, variants: 16 },
  'work-room': { draw: workRoom, variants: 6 },
  kitchen: { draw: kitchen, variants: 10 },
  bedroom: { draw: bedroom, variants: 10 },
  bathroom: { draw: bathroom, variants: 8 },
  hallway: { draw: hallway, variants: 8 },
  garden: { draw: garden, variants: 8 },
  balcony: { draw: balcony, variants: 8 },
  pool: { draw: pool, variants: 6 },
  'sea-view': { draw: seaView, variants: 8 },
  'floor-plan': { draw: floorPlan, variants: 12 },
};

/** Which of the variants a seed means. */
export const variantOf = (subject: PictureSubject, seed: number) => seed % drawings[subject].variants;

/** The SVG of a subject in one of its variants; the same every time. */
export function drawing(subject: PictureSubject, variant: number): string {
  const isMirrored = variant % 2 === 1 && subject !== 'floor-plan';
  return svg(drawings[subject].draw(new Chance(variant * 7717 + 41)), isMirrored);
}
