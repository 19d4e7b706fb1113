import { describe, expect, it } from '@jest/globals';
import { namesStreet } from './street-name.ts';

describe('a text that names the street', () => {
  it.each([
    ['Am_Muehlenberg_12_aussen.jpg', 'Am Mühlenberg'],
    ['am-mühlenberg-12', 'Am Mühlenberg'],
    ['Muehlenberg 12 Garten', 'Am Mühlenberg'],
    ['Muhlenberg', 'Am Mühlenberg'],
    ['Hauptstr. 5 Hof', 'Hauptstraße'],
    ['Haupt-Straße 5', 'Hauptstraße'],
    ['HAUPTSTRASSE', 'Hauptstr.'],
    ['Blick vom Lindenweg', 'Lindenweg 4'],
    ['Wohnen in der Gänseallee', 'Gaenseallee'],
    ['an der alten post', 'An der Alten Post'],
  ])('the text %s names the street %s', (text, street) => expect(namesStreet(text, street)).toBe(true));

  it.each([
    ['Wohnzimmer', 'Am Mühlenberg'],
    ['Nähe Hauptbahnhof', 'Hauptstraße'],
    ['Im Ringverkehr', 'Ring'],
    ['Wohnung', ''],
    [null, null],
  ])('the text %s does not name the street %s', (text, street) =>
    expect(namesStreet(text, street)).toBe(false),
  );
});
