import { describe, expect, it } from '@jest/globals';
import {
  boxAround,
  containsPoint,
  formatMapArea,
  type MapArea,
  MapAreaFault,
  type MapPoint,
  metresBetween,
  parseMapArea,
  polygonOf,
} from './map-area.ts';

const areaOf = (text: string): MapArea => {
  const area = parseMapArea(text);
  if (area instanceof MapAreaFault) throw new Error(area.text);
  return area;
};
const faultOf = (area: MapArea | MapAreaFault) => (area instanceof MapAreaFault ? area.text : null);

/** A regular polygon around the Alster. */
const ring = (corners: number): MapPoint[] =>
  Array.from({ length: corners }, (_, at) => ({
    lng: 10 + Math.cos((2 * Math.PI * at) / corners),
    lat: 53.5 + Math.sin((2 * Math.PI * at) / corners) / 2,
  }));

describe('an area of the map in an address', () => {
  it.each([
    'box_9.9_53.5_10.1_53.6',
    'circle_9.98_53.58_2000',
    'circle_9.98_53.58_2000_Groß Borstel',
    'circle_2.65_39.57_500_Palma',
    'circle_9.95_53.57_2000_20257',
    'circle_2.39_39.545_2000_Port d’Andratx',
    'polygon_9.9_53.5_10.1_53.5_10_53.6',
  ])('a map area is read and written as %s', (text) => expect(formatMapArea(areaOf(text))).toBe(text));

  it('the coordinates of a map area have four decimals, so that equal areas have equal addresses', () => {
    expect(formatMapArea(areaOf('circle_9.98764_53.58129_2000'))).toBe('circle_9.9876_53.5813_2000');
  });

  it.each([
    ['', 'nicht lesbar'],
    ['box', 'nicht lesbar'],
    ['box_1_2_3', 'nicht lesbar'],
    ['box_10.1_53.5_9.9_53.6', 'nicht lesbar'],
    ['box_9.9_53.5_10.1_NaN', 'nicht lesbar'],
    ['box_9.9_153_10.1_154', 'nicht lesbar'],
    ['circle_9.98_53.58', 'Umkreis von 100 m bis 50 km'],
    ['circle_9.98_53.58_99', 'Umkreis von 100 m bis 50 km'],
    ['circle_9.98_53.58_60000', 'Umkreis von 100 m bis 50 km'],
    ['circle_9.98_53.58_2000_<b>', 'nicht lesbar'],
    ['circle_9.98_53.58_2000_Ort_2', 'nicht lesbar'],
    ['polygon_9.9_53.5_10.1_53.5', 'mindestens drei Ecken'],
    ['polygon_9.9_53.5_9.9_53.5_9.9_53.5_10_53.6', 'mindestens drei Ecken'],
    ['polygon_9_53_10_54_10_53_9_54', 'kreuzt sich'],
    [`polygon_${'9.9_53.5_'.repeat(1_200)}`, 'höchstens 100'],
  ])('the map area %s is refused with a German message [V-2.122]', (text, words) => {
    expect(faultOf(parseMapArea(text))).toContain(words);
  });

  it('a polygon on the map may have 100 corners, not 101, and must not touch itself', () => {
    expect(faultOf(polygonOf(ring(100)))).toBeNull();
    expect(faultOf(polygonOf(ring(101)))).toContain('höchstens 100');
    const [first, second, ...rest] = ring(100);
    if (!first || !second) throw new Error('no corners');
    expect(faultOf(polygonOf([second, first, ...rest]))).toContain('kreuzt sich');
  });
});

describe('an area of the map', () => {
  const triangle = areaOf('polygon_9.9_53.5_10.1_53.5_10_53.6');

  it.each([
    ['box_9.9_53.5_10.1_53.6', [10, 53.55], true],
    ['box_9.9_53.5_10.1_53.6', [10.11, 53.55], false],
    ['circle_10_53.5_1000', [10, 53.5089], true],
    ['circle_10_53.5_1000', [10, 53.5091], false],
    ['circle_10_53.5_1000', [10.015, 53.5], true],
    ['circle_10_53.5_1000', [10.0152, 53.5], false],
    ['polygon_9.9_53.5_10.1_53.5_10_53.6', [10, 53.55], true],
    ['polygon_9.9_53.5_10.1_53.5_10_53.6', [9.91, 53.59], false],
    // The point is in a concave bay of the polygon, which is outside.
    ['polygon_9_53_11_53_11_54_10_53.2_9_54', [10, 53.6], false],
    ['polygon_9_53_11_53_11_54_10_53.2_9_54', [10.5, 53.3], true],
  ] as const)('the map area %s contains the point %j: %j', (text, [lng, lat], expected) => {
    expect(containsPoint(areaOf(text), { lng, lat })).toBe(expected);
  });

  it('a map area lies within the box around it', () => {
    expect(boxAround(triangle)).toMatchObject({ west: 9.9, south: 53.5, east: 10.1, north: 53.6 });
    const circle = areaOf('circle_10_53.5_2000');
    const box = boxAround(circle);
    for (const turn of [0, 1, 2, 3, 4, 5, 6].map((part) => part * 0.9)) {
      const point = { lng: 10 + Math.cos(turn) * 0.0301, lat: 53.5 + Math.sin(turn) * 0.0179 };
      expect(metresBetween({ lng: 10, lat: 53.5 }, point)).toBeLessThan(2_000);
      expect(containsPoint(box, point)).toBe(true);
    }
  });
});
