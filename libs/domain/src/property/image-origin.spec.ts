import { expect, it } from '@jest/globals';
import { altWithOrigin, type ImageOrigin } from './image-origin.ts';

it.each([
  ['Wohnzimmer', 'original', 'Wohnzimmer'],
  ['', 'edited', 'bearbeitet'],
  ['Porträt von Ada', 'generated', 'Porträt von Ada, erzeugt'],
  ['Wohnzimmer', 'staged', 'Wohnzimmer, möbliert (Visualisierung)'],
  ['Wohnzimmer (Visualisierung)', 'staged', 'Wohnzimmer (Visualisierung)'],
  ['Visualisierung der Straßenseite', 'generated', 'Visualisierung der Straßenseite'],
  ['Bearbeitetes Foto der Villa', 'edited', 'Bearbeitetes Foto der Villa'],
] satisfies [string, ImageOrigin, string][])(
  'the alternative text %j of a picture with the origin %s is read as %j',
  (alt, origin, expected) => {
    expect(altWithOrigin(alt, origin)).toBe(expected);
  },
);
