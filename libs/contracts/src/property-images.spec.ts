import { describe, expect, it } from '@jest/globals';
import { coverImage, floorPlans, galleryImages, sortImages } from './property-images.ts';

const image = (id: string, position: number, isFloorPlan = false) => ({
  id,
  position,
  is_floorplan: isFloorPlan,
});
const ids = (images: readonly { id: string }[]) => images.map(({ id }) => id).join(' ');

const images = [
  image('plan', 0, true),
  image('garden', 3),
  image('front', 1),
  image('back', 1),
  image('roof', 2, true),
];

describe('images of a property', () => {
  it('follow their position, equal ones the order in which they came', () => {
    expect(ids(sortImages(images))).toBe('plan front back roof garden');
    expect(ids(images)).toBe('plan garden front back roof');
  });

  it('are told from floor plans', () => {
    expect(ids(galleryImages(images))).toBe('front back garden');
    expect(ids(floorPlans(images))).toBe('plan roof');
  });

  it('give the first that is no floor plan as the cover, a plan only where there is nothing else', () => {
    expect(coverImage(images)?.id).toBe('front');
    expect(coverImage([image('roof', 2, true), image('plan', 1, true)])?.id).toBe('plan');
    expect(coverImage(images.slice(0, 0))).toBeUndefined();
  });
});
