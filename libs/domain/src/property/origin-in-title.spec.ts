import { describe, expect, it } from '@jest/globals';
import { readImageTitle } from './origin-in-title.ts';

describe('the origin of an image by its title', () => {
  it.each([
    'Wohnzimmer (Visualisierung)',
    'Visualisierung: Wohnzimmer',
    'wohnzimmer_visualisierung.jpg',
    'WohnzimmerVisualisierung',
    'Raumvisualisierung',
    'Wohnzimmer virtuell möbliert',
    'Wohnzimmer moebliert (virtuell)',
    'Schlafzimmer mit virtueller Möblierung',
    'virtuelles Home Staging',
    'Virtual Staging Küche',
    'Home-Staging (digital)',
    'Mit KI möbliert',
    'KI-Möblierung',
    'Möblierungsvorschlag',
  ])('a picture with the title %j is furnished by a computer', (title) => {
    expect(readImageTitle(title).origin).toBe('staged');
  });

  it.each([
    'KI-generiert',
    'Garten (KI)',
    'GartenKI.jpg',
    'Außenansicht (Visualisierung)',
    'Visualisierung Neubau',
    '3D-Rendering',
    'Rendering_03.png',
    'Haus gerendert',
    'Mit KI erzeugt',
    'ChatGPT Image 12. Mai 2026.png',
    'CGI',
  ])('a picture with the title %j is generated', (title) => {
    expect(readImageTitle(title).origin).toBe('generated');
  });

  it.each([
    'Wohnzimmer, bearbeitet',
    'DSC_0123-Bearbeitet-2.jpg',
    'Fassade retuschiert',
    'KI-bearbeitet',
    'Digital nachbearbeitet',
    'KI-optimiert',
    'Terrasse, Himmel ausgetauscht',
  ])('a picture with the title %j is edited', (title) => {
    expect(readImageTitle(title).origin).toBe('edited');
  });

  it.each([
    null,
    '',
    'Küche möbliert',
    'Küche, voll möbliert',
    'Home Staging',
    'Wohnzimmer mit Home Staging',
    'möbliert, virtueller Rundgang',
    'Digitale Heizungssteuerung',
    'Kinderzimmer möbliert',
    'Kiosk im Haus',
    'Kita nebenan',
    'Skikeller',
    'Werkstatt zur Holzbearbeitung',
    'Unbearbeitet',
    'nicht bearbeitet',
    'Wohnzimmer ohne KI',
    'Wohnzimmer vor der Visualisierung',
    'Original zur Visualisierung',
    'Ohne virtuelle Möblierung',
    'Rendsburger Straße',
    'Einrichtung',
  ])('a picture with the title %j is an original', (title) => {
    expect(readImageTitle(title).origin).toBe('original');
  });

  it('a picture without furniture that a computer made is no original', () => {
    expect(readImageTitle('Wohnzimmer ohne Möbel (KI)').origin).toBe('generated');
  });

  it('a title of a megabyte is read in linear time', () => {
    const start = performance.now();
    for (const text of ['visuali', 'ki ', 'virtuell möbl', 'ohne ', 'aB', ' - ']) {
      readImageTitle(text.repeat(1_000_000 / text.length));
    }
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('what an image shows by its title', () => {
  it.each([
    ['Wohnzimmer (Visualisierung)', 'wohnzimmer'],
    ['Visualisierung Wohnzimmer', 'wohnzimmer'],
    ['Wohnzimmer mit virtueller Möblierung', 'wohnzimmer'],
    ['wohnzimmer_KI-generiert.png', 'wohnzimmer'],
    ['Wohnzimmer 2 (3D-Visualisierung)', 'wohnzimmer 2'],
    ['Wohnzimmer', 'wohnzimmer'],
    ['Wohnzimmer (Original)', 'wohnzimmer'],
    ['Wohnzimmer vor der Visualisierung', 'wohnzimmer'],
    ['Küche möbliert', 'küche möbliert'],
    ['Visualisierung', ''],
    [null, ''],
  ])('a picture with the title %j shows %j', (title, subject) => {
    expect(readImageTitle(title).subject).toBe(subject);
  });
});
