import { describe, expect, it } from '@jest/globals';
import { demoUnits } from './demo-units.ts';
import { type Unit } from './unit.ts';

const motifsOf = ({ images }: Unit) => images.map(({ motif }) => motif);
const isClosed = ({ statusId, flat }: Unit) => statusId === 170_243 || flat['archived'] === true;

describe('the images of an object', () => {
  it('are 4 to 12, a public cover first, a floor plan last, none twice', () => {
    for (const unit of demoUnits) {
      const { images } = unit;
      expect(images.length).toBeGreaterThanOrEqual(4);
      expect(images.length).toBeLessThanOrEqual(12);
      expect(images[0]).toMatchObject({ is_private: false, is_floorplan: false });
      expect(images.slice(0, -1).filter((image) => image.is_floorplan)).toEqual([]);
      expect(new Set(motifsOf(unit)).size).toBe(images.length);
    }
  });

  it('show no bedroom of an office, a shop or a hall, and elsewhere no more than there are', () => {
    for (const unit of demoUnits) {
      const bedrooms = motifsOf(unit).filter((motif) => motif.includes('bedroom'));
      expect(bedrooms.length).toBeLessThanOrEqual(Number(unit.fields['number_of_bed_rooms']));
    }
  });

  it('have a cover of their own where the object is sold, let or archived', () => {
    expect(demoUnits.filter(isClosed).length).toBeGreaterThan(10);
    for (const unit of demoUnits) {
      expect(motifsOf(unit)[0]?.startsWith('closed-')).toBe(isClosed(unit));
    }
  });

  it('have different covers side by side in the list of what is on offer', () => {
    const covers = demoUnits
      .filter((unit) => unit.flat['country'] === 'DEU' && unit.statusId > 170_239 && !isClosed(unit))
      .toSorted((one, other) => one.statusId - other.statusId || other.id - one.id)
      .map((unit) => motifsOf(unit)[0]);
    expect(covers.filter((cover, index) => cover === covers[index + 1])).toEqual([]);
  });
});
