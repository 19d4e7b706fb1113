import { describe, expect, it } from '@jest/globals';
import { furnishingOf } from './furnishing.ts';

const field = (key: string, name: string, value: boolean | number | string | string[] = true) => ({
  key,
  name,
  value,
});

describe('furnishing', () => {
  it('the furnishing of a property lists the features that it has, and counts and kinds in a table', () => {
    const optional_fields = [
      field('lift', 'Aufzug'),
      field('sauna', 'Sauna', false),
      field('flooring_type', 'Bodenbelag', ['PARQUET', 'TILES']),
      field('parking_space_type', 'Stellplatztyp', 'CARPORT'),
      field('number_of_floors', 'Etagenzahl', 3),
      field('number_of_balconies', 'Anzahl Balkone', 0),
    ];
    expect(furnishingOf({ optional_fields })).toEqual({
      lines: ['Aufzug'],
      facts: [
        { label: 'Bodenbelag', text: 'Parkett, Fliesen' },
        { label: 'Stellplatztyp', text: 'Carport' },
        { label: 'Etagenzahl', text: '3' },
      ],
    });
  });

  it('the furnishing of a property lists a feature once, in the words of the note if that names it too [V-2.37]', () => {
    const furnishing_note = [
      '- Kamin im Wohnzimmer',
      '- Wintergarten zum Garten',
      '- Garage mit elektrischem Tor',
      '- Geschliffene Dielen',
      '- Südbalkon',
      '- kamin im wohnzimmer',
    ].join('\n');
    const optional_fields = [
      field('chimney', 'Kamin'),
      field('garden', 'Garten / -mitbenutzung'),
      field('balcony', 'Balkon / Terrasse'),
      field('cellar', 'Keller'),
      field('parking_space_type', 'Stellplatztyp', 'Garage'),
      field('flooring_type', 'Bodenbelag', ['Parkett', 'Dielen']),
    ];
    const { lines, facts } = furnishingOf({ furnishing_note, optional_fields });
    expect(lines).toEqual([
      'Kamin im Wohnzimmer',
      'Wintergarten zum Garten',
      'Garage mit elektrischem Tor',
      'Geschliffene Dielen',
      'Südbalkon',
      'Keller',
    ]);
    // The note names the garage, so that it is left out of the table. Of the two floorings it names only one, so that
    // both are listed.
    expect(facts).toEqual([{ label: 'Bodenbelag', text: 'Parkett, Dielen' }]);
  });

  it.each([
    ['Wintergarten', 'garden', 'Garten'],
    ['Gelifteter Altbau', 'lift', 'Aufzug'],
  ])(
    'the word %s in a furnishing note does not replace the optional field %s (%s)',
    (furnishing_note, key, name) => {
      const optional_fields = [field(key, name)];
      expect(furnishingOf({ furnishing_note, optional_fields }).lines).toEqual([furnishing_note, name]);
    },
  );

  it('the furnishing of a property is read from the long note if there is one', () => {
    const notes = { furnishing_note: 'Kamin', long_furnishing_note: '- Sauna', optional_fields: [] };
    expect(furnishingOf(notes).lines).toEqual(['Sauna']);
  });
});
