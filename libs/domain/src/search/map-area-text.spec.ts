import { expect, it } from '@jest/globals';
import { mapAreaLabels, validMapArea } from './map-area-text.ts';

it.each([
  ['box_9_53_10_54', 'Kartenausschnitt', 'im Kartenausschnitt'],
  ['polygon_9.9_53.5_10.1_53.5_10_53.6', 'Gezeichnetes Gebiet', 'im gezeichneten Gebiet'],
  ['circle_10_53.5_500', 'Umkreis 500 m', 'im Umkreis von 500 m'],
  ['circle_10_53.5_1500_Groß Borstel', 'Umkreis 1,5 km um Groß Borstel', 'im Umkreis von 1,5 km'],
  ['circle_10_53.5_500_20257', 'Umkreis 500 m um 20257', 'im Umkreis von 500 m'],
])('the text %s is a valid map area with the label %s', (text, label, inHeading) => {
  expect(validMapArea(text)).toBe(text);
  expect(mapAreaLabels(text)).toEqual({ label, inHeading });
});

it.each([
  undefined,
  1,
  '',
  'box_1_2_3',
  'circle_10_53.5_99999999',
  'circle_10_53.5_2000_<b>',
  'polygon_9.9_53.5_10.1_53.5',
  `polygon${'_9.9_53.5'.repeat(101)}`,
  `polygon_${'9'.repeat(10_000)}`,
])('the text %j is no valid map area', (raw) => expect(validMapArea(raw)).toBeUndefined());
