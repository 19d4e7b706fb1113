import { expect, it } from '@jest/globals';
import { placeLine, placeNames } from './place-name.ts';

it.each([
  [{ zip_code: '22303', city: 'Hamburg ', region: 'Winterhude' }, 'Winterhude', 'Winterhude, 22303 Hamburg'],
  [{ zip_code: '21465', city: 'Reinbek', region: 'Schleswig-Holstein' }, 'Reinbek', '21465 Reinbek'],
  [{ zip_code: '20095', city: 'Hamburg', region: 'hamburg', country: 'DEU' }, 'Hamburg', '20095 Hamburg'],
  [
    { zip_code: '07650', city: 'Santanyí', region: 'Mallorca', country: 'ESP' },
    'Santanyí',
    'Santanyí, Mallorca, Spanien',
  ],
  [{ city: 'Monaco', country: 'MCO' }, 'Monaco', 'Monaco'],
  [{ zip_code: '1', region: 'Mahé', country: 'Seychellen' }, 'Mahé', 'Mahé, Seychellen'],
  [{ city: 'Hamburg', region: 'Altona' }, 'Altona', 'Altona, Hamburg'],
  [{ region: 'Altona' }, 'Altona', 'Altona'],
  [{ zip_code: '20095' }, undefined, '20095'],
  [{}, undefined, ''],
])('the place %j has the name %j, and in one line %j [V-2.32]', (property, name, line) => {
  expect(placeNames(property)[0]).toBe(name);
  expect(placeLine(property)).toBe(line);
});
