import { expect, it } from '@jest/globals';
import { propertiesCsv } from './properties-csv.ts';

const row = {
  id: 1,
  unit_id: '007',
  title: '=1+1',
  zip_code: '01067',
  city: 'Dresden',
  marketing_type: 'RENT',
  rs_type: 'APARTMENT',
  property_status_id: 170_239,
  website_status: 'aktiv',
  openimmo_firstname: 'Änne',
  openimmo_lastname: 'Lührs',
  base_rent: 1_234.5,
  currency: 'EUR',
  image_count: 2,
  cover: null,
  is_energy_incomplete: false,
  version: 0,
  hidden_by: ['akquise'],
  imported_at: '2026-10-01T00:00:00.000Z',
} as const;

it('the CSV file of properties keeps leading zeros and contains nothing that a spreadsheet runs [S-2.102]', () => {
  const [head, line] = propertiesCsv([{ ...row, hidden_by: [...row.hidden_by] }], { isFirst: true }).split(
    '\r\n',
  );
  expect(head).toMatch(/^\uFEFF"ID";"Objektnummer";/);
  expect(line).toContain(
    '"1";"\t007";"\'=1+1";"";"";"\t01067";"Dresden";"Miete";"Wohnung";"Akquise";"nein";"Status Akquise";"aktiv";' +
      '"Änne Lührs";"1234,5";"EUR"',
  );
});
