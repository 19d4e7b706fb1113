import { lead } from '@estate/test-kit/lead-detail';
import { describe, expect, it } from '@jest/globals';
import { leadsCsv } from './leads-csv.ts';

const nameOf = (account: string) => (account === 'u2' ? 'Kollege' : 'Entferntes Konto');
const cellsOf = (line = '') => line.split(';');

describe('the CSV file of leads', () => {
  it('the CSV export of leads has the columns of one kind of form, German texts, account names and cells without formulas [S-2.132]', () => {
    const odd = lead({
      name: '=cmd|calc',
      phone: '+49 40 1',
      assignee: 'u2',
      content: [
        { label: 'Nachricht', quote: 'Guten Tag' },
        { facts: [{ label: 'Geschrieben auf', value: '/kontakt' }] },
      ],
      due_at: '2026-11-23T17:00:00.000Z',
      comments: [
        { id: lead().id, at: '2026-11-20T09:00:00.000Z', by: 'u2', text: '04103 anrufen' },
        { id: lead().id, at: '2026-11-20T10:00:00.000Z', by: 'weg', text: 'Erledigt' },
      ],
      mail: {
        agency: { state: 'sent', attempts: 1 },
        visitor: { state: 'failed', attempts: 1, reason: 'Postfach unbekannt' },
      },
    });
    const [head, line, rest] = leadsCsv([odd], 'contact', nameOf, { isFirst: true }).split('\r\n');
    expect(head).toContain(
      '\uFEFF"Eingegangen";"Art der Anfrage";"Anrede";"Name";"E-Mail";"Telefon";"Objekt-ID";"Objekt";"Nachricht";"Geschrieben auf";"Stand"',
    );
    expect(line).toBe(
      '"20.11.2026, 10:00:00";"Nachricht";"";"\'=cmd|calc";"jo@example.test";"\t+49 40 1";"";"";' +
        '"Guten Tag";"/kontakt";"In Arbeit";"23.11.2026, 18:00:00";"";"Kollege";' +
        '"20.11.2026, 10:00:00, Kollege: 04103 anrufen\n20.11.2026, 11:00:00, Entferntes Konto: Erledigt";' +
        '"";"Verschickt";"Fehlgeschlagen: Postfach unbekannt";' +
        `"kontakt-2026-11";"20.11.2027, 10:00:00";"${lead().id}"`,
    );
    expect(rest).toBe('');
  });

  it('the CSV export of leads has a column for each answer of each form, and preserves leading zeros [S-2.132]', () => {
    const facts = [
      { label: 'Postleitzahl', value: '01067' },
      { label: 'Wohnfläche', value: '96 m²' },
    ];
    const valuation = lead({ kind: 'valuation', content: [{ facts }] });
    const text = leadsCsv([valuation], undefined, nameOf, { isFirst: true });
    const [head = [], line = []] = text.split('\r\n').map(cellsOf);
    const cellOf = (label: string) => line[head.indexOf(`"${label}"`)];
    expect(cellOf('Postleitzahl')).toBe('"\t01067"');
    expect(cellOf('Wohnfläche')).toBe('"96 m²"');
    expect(head).toEqual(
      expect.arrayContaining(['"Nachricht"', '"Wunschzeiten"', '"Zimmer ab"', '"Baujahr"']),
    );
    expect(new Set(head).size).toBe(head.length);
  });

  it('the CSV export of leads has its headings on the first page only', () => {
    expect(leadsCsv([lead()], undefined, nameOf, { isFirst: false })).toMatch(/^"20\.11\.2026/);
  });
});
