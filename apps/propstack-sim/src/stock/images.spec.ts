import { expect, it } from '@jest/globals';
import { demoUnits } from './demo-units.ts';
import { type Unit } from './unit.ts';

const motifsOf = ({ images }: Unit) => images.map(({ motif }) => motif);
const isClosed = ({ statusId, flat }: Unit) => statusId === 170_243 || flat['archived'] === true;

it('each simulated object has 4 to 12 different images: a public cover first, a floor plan only at the end', () => {
  for (const unit of demoUnits) {
    const { images } = unit;
    expect(images.length).toBeGreaterThanOrEqual(4);
    expect(images.length).toBeLessThanOrEqual(12);
    expect(images[0]).toMatchObject({ is_private: false, is_floorplan: false });
    expect(images.slice(0, -1).filter((image) => image.is_floorplan)).toEqual([]);
    expect(new Set(motifsOf(unit)).size).toBe(images.length);
  }
});

it('the cover of a sold, let or archived simulated object is an image that no other object uses', () => {
  expect(demoUnits.filter(isClosed).length).toBeGreaterThan(10);
  for (const unit of demoUnits) {
    expect(motifsOf(unit)[0]?.startsWith('closed-')).toBe(isClosed(unit));
  }
});
