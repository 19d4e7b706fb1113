import { describe, expect, it } from '@jest/globals';
import { faultText } from './fault-text.ts';
import { parseJson } from './parse-json.ts';

const value = { a: [1, 'zwei "2"', null] };
const json = JSON.stringify(value);

describe('pasted JSON', () => {
  it.each([
    ['as it is', json],
    ['with a byte order mark and line breaks', `\uFEFF\n ${JSON.stringify(value, null, 2)}\n`],
    ['as a JSON string that holds JSON', JSON.stringify(json)],
    ['in quotation marks', `"${json}"`],
    ['in the quotation marks of CSV', `"${json.replaceAll('"', '""')}"`],
  ])('is read %s', (_how, text) => {
    expect(parseJson(text)).toEqual({ isParsed: true, value });
  });

  it.each([
    ['"Hallo"', 'Hallo'],
    ['""', ''],
    ['42', 42],
    ['null', null],
  ])('%s is a value of its own', (text, own) => {
    expect(parseJson(text)).toEqual({ isParsed: true, value: own });
  });

  it.each([
    ['an empty field', '', 'Das Feld ist leer.'],
    ['one quotation mark', '"', 'Hier fehlt ein schließendes Anführungszeichen (Zeile 1, Spalte 1).'],
    ['a missing comma', '{"a": 1\n "b": 2}', 'Hier fehlt ein Komma (Zeile 2, Spalte 2).'],
    ['a missing value', '{"a": }', 'Hier fehlt ein Wert (Zeile 1, Spalte 7).'],
    ['a bare name', '{a: 1}', 'Dieses Wort oder Zeichen gibt es in JSON nicht (Zeile 1, Spalte 2).'],
    ['an open list', '[1, 2', 'Hier fehlt eine schließende eckige Klammer (Zeile 1, Spalte 6).'],
    ['a comma too many', '[1,]', 'Hier fehlt ein Wert (Zeile 1, Spalte 4).'],
    [
      'more after the end',
      '{"a": 1} x',
      'Dieses Wort oder Zeichen gibt es in JSON nicht (Zeile 1, Spalte 10).',
    ],
    ['a comment', '// Notiz\n{}', 'Kommentare gibt es in JSON nicht (Zeile 1, Spalte 1).'],
    ['a fault inside a string', JSON.stringify('{"a": }'), 'Hier fehlt ein Wert (Zeile 1, Spalte 7).'],
    ['100,000 brackets', '['.repeat(100_000), 'Der Text ist kein JSON.'],
  ])('with %s: the message says what is wrong and where', (_fault, text, message) => {
    const outcome = parseJson(text);
    expect(outcome.isParsed ? undefined : faultText(outcome.text)).toBe(message);
  });
});
