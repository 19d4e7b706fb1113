import { randomBytes } from 'node:crypto';
import { metresBetween } from '@estate/domain/search/map-area';
import { describe, expect, it } from '@jest/globals';
import { publicPoint } from './public-point.ts';

const key = Buffer.from('a key of the spec');

describe('the public point of a property', () => {
  it('the public map point of a property is its true one where the address is public, and missing without coordinates', () => {
    expect(publicPoint({ lat: 53.5512345, lng: 9.99, hide_address: false }, key)).toEqual({
      lat: 53.55123,
      lng: 9.99,
      is_rough: false,
    });
    expect(publicPoint({ lat: null, lng: 9.99, hide_address: false }, key)).toBeNull();
    expect(publicPoint({ hide_address: true }, key)).toBeNull();
  });

  it.each([true, null, undefined])(
    'the public map point lies 300 to 800 m from the property where hide_address is %j [V-2.124]',
    (hide_address) => {
      for (let at = 0; at < 2_000; at += 1) {
        const truth = { lat: 39 + (at % 160) * 0.1 + at * 1e-5, lng: 2 + (at % 97) * 0.13 + at * 1e-5 };
        const point = publicPoint({ ...truth, hide_address }, randomBytes(32));
        if (!point) throw new Error('no point');
        expect(point.is_rough).toBe(true);
        const metres = metresBetween(truth, point);
        expect(metres).toBeGreaterThan(300);
        expect(metres).toBeLessThan(800);
      }
    },
  );

  it('the public map point is the same for all flats of a house, and differs with another secret key', () => {
    const flats = [
      { lat: 53.58712, lng: 9.98134 },
      { lat: 53.58714, lng: 9.98131 },
    ].map((flat) => publicPoint({ ...flat, hide_address: true }, key));
    expect(flats[0]).toEqual(flats[1]);
    expect(
      publicPoint({ lat: 53.58712, lng: 9.98134, hide_address: true }, Buffer.from('other')),
    ).not.toEqual(flats[0]);
  });

  it('public map points are spread evenly in all directions from their properties', () => {
    const quarters = new Set<string>();
    for (let at = 0; at < 200; at += 1) {
      const truth = { lat: 53.5 + at * 0.0011, lng: 10 };
      const point = publicPoint({ ...truth, hide_address: true }, key);
      quarters.add(`${point && point.lat > truth.lat} ${point && point.lng > truth.lng}`);
    }
    expect(quarters.size).toBe(4);
  });
});
