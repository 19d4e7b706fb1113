import { expect, it } from '@jest/globals';
import { demoUnits } from './demo-units.ts';

const notes = ['description_note', 'long_description_note', 'location_note', 'long_location_note'];
const further = ['furnishing_note', 'other_note'];

it('no sentence stands in the notes of more than five objects of the demo stock', () => {
  const objects = new Map<string, number>();
  for (const { fields } of demoUnits) {
    const text = [...notes, ...further].map((note) => (fields[note] ?? '') as string).join('\n');
    const sentences = text.split(/(?<=[.!?]) |<[^>]+>|\r?\n/).filter((one) => one.length > 25);
    for (const one of new Set(sentences)) objects.set(one, (objects.get(one) ?? 0) + 1);
  }
  expect(objects.size).toBeGreaterThan(500);
  expect([...objects].filter(([, count]) => count > 5)).toEqual([]);
});
