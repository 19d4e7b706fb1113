import { describe, expect, it } from '@jest/globals';
import { leadWith } from '../../test/letters-of.ts';
import { type Lead } from '../lead/lead.ts';
import { asText } from './letter.ts';
import { receiptLetter, withoutLinks } from './receipt-letter.ts';

const at = new Date('2026-11-22T10:00:00Z');
const receiptOf = (form: Lead<'withdrawal'>['form']) => receiptLetter(leadWith('withdrawal', form), at);

describe('the receipt of a withdrawal', () => {
  const form = {
    name: 'Änne Sörensen',
    contract: 'Maklervertrag vom 03.11.2026\nLindenweg 5, z.B. Ihr Angebot Nr.7',
    email: 'aenne@example.net',
  };

  it('a receipt has the whole declaration, date and time of its arrival in Hamburg and its number [V-2.173]', () => {
    const { subject, blocks } = receiptOf(form);
    const text = asText({ subject, blocks });
    expect(subject).toBe('Eingang Ihres Widerrufs');
    expect(text).toContain('Guten Tag Änne Sörensen,');
    expect(text).toContain('Eingegangen: 22. November 2026 um 11:00 Uhr\nNummer: lead-1');
    expect(text).toContain(
      [
        'Ihre Erklärung:',
        '> Name: Änne Sörensen',
        '> Diesen Vertrag widerrufe ich: Maklervertrag vom 03.11.2026',
        '> Lindenweg 5, z.B. Ihr Angebot Nr.7',
        '> E-Mail für die Eingangsbestätigung: aenne[at]example[.]net',
      ].join('\n'),
    );
    expect(text).toContain('Über diese Website kommt kein Vertrag zustande.');
    expect(text).toContain('Sie haben uns gar nicht geschrieben?');
  });

  it('a receipt quotes each typed line, and its subject and its other lines have no typed word', () => {
    const { subject, blocks } = receiptOf({
      ...form,
      name: 'gewinn auf evil.example',
      contract: 'https://evil.example/konto\n-- \nIhre Bank',
    });
    const lines = `${subject}\n${asText({ subject, blocks })}`.split('\n');
    const others = lines.filter((line) => !line.startsWith('> ')).join('\n');
    expect(others).not.toMatch(/evil|Bank|gewinn/);
    expect(lines).toContain('> Diesen Vertrag widerrufe ich: https[://]evil[.]example/konto');
    expect(lines).toContain('> Ihre Bank');
  });
});

describe('text without links', () => {
  it.each([
    ['https://evil.example/a?b', 'https[://]evil[.]example/a?b'],
    ['www.evil.example', 'www[.]evil[.]example'],
    ['evil。example', 'evil[.]example'],
    ['evil\u200b.\u2060example', 'evil[.]example'],
    ['mailto:a@evil.example', 'mailto:a[at]evil[.]example'],
    ['ftp://1.2.3.4', 'ftp[://]1.2.3.4'],
    ['xn--bcher-kva.example', 'xn--bcher-kva[.]example'],
    ['am 3.11.2026, z.B. um 17.30 Uhr. Danke', 'am 3.11.2026, z.B. um 17.30 Uhr. Danke'],
  ])('%j reads %j in a receipt, so that no mail program makes a link of it', (text, shown) => {
    expect(withoutLinks(text)).toBe(shown);
  });
});
