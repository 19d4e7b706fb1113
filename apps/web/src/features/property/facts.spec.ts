import { describe, expect, it } from '@jest/globals';
import { buildProperty } from '../../../test/properties.ts';
import { commissionNote, costFacts, furtherFacts, mainFacts } from './facts.ts';
import { inWords, noteLines, noteParagraphs } from './words.ts';

const labels = (facts: { label: string }[]) => facts.map(({ label }) => label);

describe('facts of a property', () => {
  it('are rooms, bedrooms, bathrooms, living space, plot area and pool', () => {
    const property = buildProperty({
      number_of_rooms: 6,
      number_of_bed_rooms: 4,
      number_of_bath_rooms: 2,
      living_space: 210.5,
      plot_area: 1_100,
      furnishing_note: '- Pool',
    });
    expect(mainFacts(property)).toEqual([
      { label: 'Zimmer', text: '6' },
      { label: 'Schlafzimmer', text: '4' },
      { label: 'Badezimmer', text: '2' },
      { label: 'Wohnfläche', text: '210,5 m²' },
      { label: 'Grundstücksfläche', text: '1.100 m²' },
      { label: 'Pool', text: 'Ja' },
    ]);
  });

  it('are the area for work instead of living space for a commercial one, and each area is said once', () => {
    const office = buildProperty({ rs_type: 'OFFICE', net_floor_space: 480, living_space: 60 });
    expect(mainFacts(office)).toContainEqual({ label: 'Bürofläche', text: '480 m²' });
    expect(labels(mainFacts(office))).not.toContain('Wohnfläche');
    expect(furtherFacts(office)).toContainEqual({ label: 'Wohnfläche', text: '60 m²' });
    expect(labels(furtherFacts(office))).not.toContain('Nettofläche');
    const lived = buildProperty({ living_space: 120, usable_floor_space: 120 });
    expect(furtherFacts(lived)).toContainEqual({ label: 'Nutzfläche', text: '120 m²' });
  });

  it('leaves out what is zero or not given', () => {
    expect(mainFacts(buildProperty({ number_of_rooms: 0, living_space: null }))).toEqual([]);
  });

  it.each(['pool', 'swimming_pool'])('finds a pool in the optional field %s too', (key) => {
    const property = buildProperty({ optional_fields: [{ key, name: 'Pool', value: true }] });
    expect(mainFacts(property)).toEqual([{ label: 'Pool', text: 'Ja' }]);
  });

  it('asks no commission of tenants', () => {
    const rent = buildProperty({ marketing_type: 'RENT', courtage: '2 Monatsmieten', service_charge: 180 });
    expect(labels(costFacts(rent))).toEqual(['Nebenkosten']);
    expect(commissionNote({ ...rent, courtage_note: 'Fällig bei Abschluss.' })).toBeNull();
    const sale = buildProperty({ courtage: '3,57 %', courtage_note: 'Fällig bei Abschluss.' });
    expect(costFacts(sale)).toEqual([{ label: 'Käuferprovision', text: '3,57 %' }]);
    expect(commissionNote(sale)).toBe('Fällig bei Abschluss.');
  });

  it('gives rents and costs with two decimals, prices with none', () => {
    const plain = (facts: { text: string }[]) => facts.map(({ text }) => text.replace(/\u00a0/g, ' '));
    const rent = { service_charge: 180, heating_costs: 90.5, total_rent: 1_720.5, parking_space_price: 75 };
    expect(plain(costFacts(buildProperty({ marketing_type: 'RENT', ...rent })))).toEqual([
      '180,00 €',
      '90,50 €',
      '1.720,50 €',
      '75,00 €',
    ]);
    expect(plain(costFacts(buildProperty({ price_per_sqm: 5_952.38 })))).toEqual(['5.952 €']);
  });

  it.each([
    ['0', 'Erdgeschoss'],
    ['3', '3. Etage'],
    ['Dachgeschoss', 'Dachgeschoss'],
  ])('reads floor %s as %s', (floor, text) => {
    expect(furtherFacts(buildProperty({ floor }))).toContainEqual({ label: 'Etage', text });
  });

  it.each([
    ['2027-01-15', '15.01.2027'],
    ['sofort', 'sofort'],
  ])('reads "free from %s" as %s', (free_from, text) => {
    expect(furtherFacts(buildProperty({ free_from }))).toContainEqual({ label: 'Bezugsfrei', text });
  });

  it('translates codes, keeps German text and drops faulty labels', () => {
    expect(inWords('REFURBISHED')).toBe('vollständig renoviert');
    expect(inWords('gepflegt')).toBe('gepflegt');
    expect(inWords('Translation missing: de.condition')).toBeNull();
  });

  it('takes the marks off the lines of a note', () => {
    expect(noteLines('- Kamin\r\n•  Sauna\n\n3-fach verglast')).toEqual([
      'Kamin',
      'Sauna',
      '3-fach verglast',
    ]);
  });

  it('reads notes from an editor as plain text and lets no tag through', () => {
    const html =
      '<p>Hohe Decken &amp; Flügel<b>türen</b>.</p><p>Erker<br>zur Allee</p><img src=x onerror=alert(1)>';
    expect(noteParagraphs(html)).toEqual(['Hohe Decken & Flügeltüren.', 'Erker\nzur Allee']);
    expect(noteLines('<ul><li>Kamin</li><li>Sauna</li></ul>')).toEqual(['Kamin', 'Sauna']);
    expect(noteParagraphs('Fläche < 100 m² & mehr')).toEqual(['Fläche < 100 m² & mehr']);
  });
});
