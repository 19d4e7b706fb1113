import { describe, expect, it } from '@jest/globals';
import { csvLine } from './csv.ts';

describe('a line for spreadsheets', () => {
  it.each(['=1+1', '+49 40 1+1', '+A1', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
    'runs nothing of %j',
    (text) => {
      expect(csvLine([text])).toBe(`"'${text}"\r\n`);
    },
  );

  it.each(['+49 171 1234567', '03511234567', '+49 (0) 351 / 12-34', '(0351) 1234', '01067', '007'])(
    'keeps zero and plus of the number %j',
    (text) => expect(csvLine([text])).toBe(`"\t${text}"\r\n`),
  );

  it.each(['9551', '01.11.2026, 10:00:00', '', '0 Treffer', '0', '10'])(
    'a line for spreadsheets leaves %j as it is',
    (text) => {
      expect(csvLine([text])).toBe(`"${text}"\r\n`);
    },
  );

  it('a line for spreadsheets keeps separators, quotation marks and line breaks inside their cell', () => {
    expect(csvLine(['a;b', 'sagt "ja"', 'eins\nzwei', ''])).toBe('"a;b";"sagt ""ja""";"eins\nzwei";""\r\n');
  });
});
