import { describe, expect, it } from '@jest/globals';
import { hamburgDistricts } from '@estate/domain/search/hamburg';
import { districtNames, districtOf, districtsAt, knownDistrict, neighbourDistricts } from './districts.ts';

describe('the districts of Hamburg', () => {
  it.each([
    ['the town hall', { lat: 53.5505, lng: 9.9925 }, ['Hamburg-Altstadt']],
    ['the middle of Barmbek-Nord', { lat: 53.604, lng: 10.041 }, ['Barmbek-Nord']],
    ['the middle of Volksdorf', { lat: 53.651, lng: 10.169 }, ['Volksdorf']],
    ['Lüneburg', { lat: 53.249, lng: 10.414 }, []],
    ['Munich', { lat: 48.137, lng: 11.575 }, []],
  ])('%s lies in the right district, or in none', (_place, point, names) => {
    expect(districtsAt(point)).toEqual(names);
    expect(districtOf(point)).toBe(names[0]);
  });

  it('a point at most 30 m from a border belongs to both districts, the containing one first', () => {
    // On the border of Barmbek-Nord, found by walking from its middle to the south.
    const start = { lat: 53.604, lng: 10.041 };
    const step = 0.0001;
    let lat = start.lat;
    while (districtOf({ lat, lng: start.lng }) === 'Barmbek-Nord') lat -= step;
    const outside = districtOf({ lat, lng: start.lng });
    expect(districtsAt({ lat: lat + step, lng: start.lng })).toEqual(['Barmbek-Nord', outside]);
    expect(districtsAt({ lat, lng: start.lng })).toEqual([outside, 'Barmbek-Nord']);
    expect(districtsAt({ lat: lat + 20 * step, lng: start.lng })).toEqual(['Barmbek-Nord']);
  });

  it('neighbours share a border, in both directions', () => {
    expect(neighbourDistricts['Barmbek-Nord']).toEqual(expect.arrayContaining(['Barmbek-Süd', 'Steilshoop']));
    expect(neighbourDistricts['Barmbek-Süd']).toContain('Barmbek-Nord');
    expect(neighbourDistricts['Barmbek-Nord']).not.toContain('Volksdorf');
    expect(neighbourDistricts['Barmbek-Nord']).not.toContain('Barmbek-Nord');
  });

  it('a district is known however its letters are typed', () => {
    expect(knownDistrict(' barmbek-nord ')).toBe('Barmbek-Nord');
    expect(knownDistrict('Schwabing')).toBeUndefined();
  });

  it('the shapes have the same Stadtteile as the list of the search', () => {
    expect([...hamburgDistricts].sort()).toEqual([...districtNames].sort());
  });
});
