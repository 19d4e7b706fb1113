import { describe, expect, it } from '@jest/globals';
import { csvLine } from './csv.ts';

describe('a line for spreadsheets', () => {
  it.each(['=1+1', '+49 40 1+1', '+A1', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
    'a line of a CSV file contains %j as text that no spreadsheet runs',
    (text) => {
      expect(csvLine([text])).toBe(`"'${text}"\r\n`);
    },
  );

  it.each(['+49 171 1234567', '03511234567', '+49 (0) 351 / 12-34', '(0351) 1234', '01067', '007'])(
    'a line of a CSV file keeps the leading zero or plus of the number %j',
    (text) => expect(csvLine([text])).toBe(`"\t${text}"\r\n`),
  );

  it.each(['9551', '01.11.2026, 10:00:00', '', '0 Treffer', '0', '10'])(
    'a line of a CSV file contains %j unchanged',
    (text) => {
      expect(csvLine([text])).toBe(`"${text}"\r\n`);
    },
  );

  it('a line of a CSV file keeps separators, quotation marks and line breaks inside their cell', () => {
    expect(csvLine(['a;b', 'sagt "ja"', 'eins\nzwei', ''])).toBe('"a;b";"sagt ""ja""";"eins\nzwei";""\r\n');
  });
});
