import { type PropertyImage } from '@estate/contracts/property';
import { type CodeTexts } from '../unit/code-texts.ts';
import { propertyOfUnit } from '../unit/property-of-unit.ts';
import { type Unit } from '../unit/unit.ts';
import { type Upsert } from './catalog-store.ts';

/** If `images` is undefined, catalog keeps its stored images. */
export function upsertOf(unit: Unit, codes: CodeTexts, images: PropertyImage[] | undefined): Upsert {
  return Object.assign(propertyOfUnit(unit, codes), {
    images: images ?? null,
    storage_images: images?.map(({ storage_path }) => storage_path) ?? [],
  });
}
