import { describe, expect, it } from '@jest/globals';
import { csvLine } from './csv.ts';

describe('a line for spreadsheets', () => {
  it.each(['=1+1', '+49 40 1', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
    'runs nothing of %j',
    (text) => {
      expect(csvLine([text])).toBe(`"'${text}"\r\n`);
    },
  );

  it('keeps separators, quotation marks and line breaks inside their cell', () => {
    expect(csvLine(['a;b', 'sagt "ja"', 'eins\nzwei', ''])).toBe('"a;b";"sagt ""ja""";"eins\nzwei";""\r\n');
  });
});
