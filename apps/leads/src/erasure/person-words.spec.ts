import { describe, expect, it } from '@jest/globals';
import { redactPersonWords, exceptOwnWords, personWordsOf } from './person-words.ts';

const petra = personWordsOf([
  { firstName: 'Petra', lastName: 'Prüß-Stein', phone: '040 / 98 76 12 34' },
  { name: 'Petra', phone: '+49 (0)171 5550123' },
]);

describe('the words of an erased person', () => {
  it.each([
    ['Rückruf: 040 98761234 bis Freitag', 'Rückruf: [gelöscht] bis Freitag'],
    ['Rückruf: +49 40 98761234.', 'Rückruf: [gelöscht].'],
    ['0049-40-9876-1234, oder 0171/5550123', '[gelöscht], oder [gelöscht]'],
    ['Tel. 04098761234 12 Uhr', 'Tel. [gelöscht] 12 Uhr'],
    ['Frau Petra Prüß-Stein kommt mit', 'Frau [gelöscht] kommt mit'],
    ['PRÜSS-STEIN, petra', '[gelöscht]'],
    ['Exposé_Petra_Prüß-Stein.pdf', 'Exposé_[gelöscht].pdf'],
    ['Petra\nPru\u0308ß-Stein (040) 98761234', '[gelöscht] ([gelöscht]'],
  ])('the name and telephone numbers of an erased person are removed from the text %j', (text, expected) => {
    expect(redactPersonWords(text, petra)).toBe(expected);
  });

  it.each([
    'Petra kommt',
    'Frau Prüß-Stein',
    'Petra Prüß-Steinbach',
    'Anna-Petra Prüß-Stein',
    '040 98761235',
    '1040 98761234',
    '040 987612345',
    'Objekt 98761',
    'Petra. Prüß-Stein',
    '',
  ])(
    'the text %j is unchanged by an erasure, because it has no full name or number of the erased person',
    (text) => {
      expect(redactPersonWords(text, petra)).toBe(text);
    },
  );

  it('an erasure does not search texts for a telephone number that is too short or a name of a single word', () => {
    expect(personWordsOf([{ name: 'Petra', phone: '112' }])).toEqual({ phones: new Set(), names: new Set() });
  });

  it('a name or number that an erased person shares with the author of a text is not removed from it', () => {
    const own = personWordsOf([{ name: 'Petra Prüß-Stein', phone: '0171 5550123' }]);
    const text = 'Petra Prüß-Stein, 0171 5550123 oder 040 98761234';
    expect(redactPersonWords(text, exceptOwnWords(petra, own))).toBe(
      'Petra Prüß-Stein, 0171 5550123 oder [gelöscht]',
    );
  });

  it.each([...['1 ', '9'.repeat(30), 'a ', 'petra ', '98761234 ', '+', ', '].map((piece) => [piece])])(
    'the name and numbers of an erased person are searched in linear time in a text of many %j',
    (piece) => {
      const seconds = (times: number) => {
        const text = piece.repeat(times);
        const since = process.cpuUsage();
        redactPersonWords(text, petra);
        const { user } = process.cpuUsage(since);
        return user / 1e6;
      };
      seconds(1_000);
      expect(seconds(20_000)).toBeLessThan(2);
    },
  );
});
