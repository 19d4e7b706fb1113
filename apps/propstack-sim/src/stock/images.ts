import { captions, type Scene } from './captions.ts';
import { type Chance } from './chance.ts';
import { looks, motifOf } from './looks.ts';
import { type Place } from './place.ts';
import { type Row } from './row.ts';
import { scenesOf } from './scenes.ts';
import { type UnitImage } from './unit.ts';

/** 4 to 12 images: the front first, floor plans last, one in eight private, some positions equal. */
export function imagesOf(row: Row, place: Place, id: number, changedAt: string, chance: Chance): UnitImage[] {
  return scenesOf(row, place, chance).map((scene, index) => {
    const isPrivate = index > 2 && chance.isLucky(0.16);
    const title = isPrivate ? 'Intern: nicht veröffentlichen' : titleOf(row, scene, chance);
    return {
      id: id * 100 + index,
      title,
      position: index < 2 ? 0 : index - 1,
      is_private: isPrivate,
      is_floorplan: scene === 'plan' || scene === 'small-plan',
      is_not_for_exposee: index > 2 && chance.isLucky(0.03),
      tags: null,
      updated_at: changedAt,
      motif: motifOf(row.look, scene, chance.int(0, 9999)),
      revision: 0,
      isLarge: chance.isLucky(0.012),
      isTurned: index > 0 && chance.isLucky(0.05),
      gps: chance.isLucky(0.15) ? { lat: place.lat, lng: place.lng } : null,
    };
  });
}

/** The title; some are missing, as editors leave them out. */
function titleOf(row: Row, scene: Scene, chance: Chance): string | null {
  if (!chance.isLucky(0.9)) return null;
  return chance.pick(scene === 'front' ? looks[row.look].captions : captions[scene]);
}
