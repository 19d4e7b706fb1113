import { expect, it } from '@jest/globals';
import { searchForm } from '../../../test/forms.ts';
import { leadWith, lettersOf } from '../../../test/letters-of.ts';

const form = searchForm({ email: 'bo@example.net' });

it('the agency reads what was filled in', () => {
  const { agency } = lettersOf(leadWith('search', form));
  expect(agency).toContain(`Suchauftrag: Miete, Haus, Blankenese (Bo Kröger)

Über die Website wurde ein Suchauftrag erteilt.

GESUCHT WIRD

Kauf oder Miete: Miete
Objektart: Haus
Ort: Blankenese
Zimmer: ab 4 Zimmer
Preis: bis 3.000 €/Monat
Ausstattung: Kamin
Bemerkung: Mit Hund

KONTAKT

Name: Bo Kröger`);
});

it('the visitor reads what happens next', () => {
  const { visitor } = lettersOf(leadWith('search', form));
  expect(visitor).toContain(`Ihr Suchauftrag

Guten Tag,

vielen Dank für Ihren Suchauftrag. Wir haben ihn erhalten:

Gesucht: Haus (Miete)
Ort: Blankenese
Zimmer: ab 4 Zimmer
Preis: bis 3.000 €/Monat

WIE ES WEITERGEHT

Wir gleichen Ihren Suchauftrag mit unserem Bestand ab und melden uns. Möchten Sie etwas ändern, antworten Sie einfach auf diese E-Mail.

Mit Ihrer Nachricht schließen Sie keinen Vertrag. Ein Maklervertrag kommt nur durch eine gesonderte Vereinbarung zustande.`);
});

it.each([
  ['Hamburg, Elbvororte', 'Ort: Hamburg, Elbvororte'],
  ['20457 Hamburg', 'Ort: 20457 Hamburg'],
  ['Sankt Peter-Ording (Böhl)', 'Ort: Sankt Peter-Ording (Böhl)'],
  ['Nicht angegeben', 'Ort: Nicht angegeben'],
])('the visitor reads the place %s', (location, line) => {
  expect(lettersOf(leadWith('search', { ...form, location })).visitor).toContain(line);
});

it.each([
  'Gewinn unter www.example.net',
  'Rufen Sie 0900 123456 an',
  'Sie haben jetzt wirklich gewonnen',
  'a@b.example',
  'Hamburg\nNeue Zeile',
  'x'.repeat(81),
])('the visitor is not sent %j, because the address may be another person’s', (location) => {
  const { visitor } = lettersOf(leadWith('search', { ...form, location }));
  expect(visitor).toContain('Ort: wie von Ihnen angegeben');
  expect(visitor).not.toContain(location);
});
