import { brokerForProperty } from '@estate/content/brokers';
import { noContractNote } from '@estate/content/forms';
import { expect, it } from '@jest/globals';
import { leadWith, lettersOf } from '../../../test/letters-of.ts';

const form = {
  propertyId: 1,
  salutation: 'frau',
  firstName: 'Änne',
  lastName: 'Sörensen',
  email: 'aenne@example.net',
  phone: '040 12345',
  agreeToTerms: true,
} as const;
const villa = { id: 1, title: 'Villa am Park', city: 'Hamburg', country: 'DEU', is_public: true };

it('the agency reads what was filled in', () => {
  const { agency } = lettersOf(leadWith('expose', form), villa);
  expect(agency).toBe(`Exposé-Anfrage: Villa am Park (Änne Sörensen)

Über die Website wurde ein Exposé angefordert.

IMMOBILIE

Titel: Villa am Park
Ort: Hamburg
Nummer: 1

Immobilie ansehen: https://makler.example/immobilie/villa-am-park-1

KONTAKT

Anrede: Frau
Name: Änne Sörensen
E-Mail: aenne@example.net
Telefon: 040 12345
Eingegangen: 22. November 2026 um 11:00 Uhr
Einwilligung: v-2026-11: Ich stimme zu.
`);
});

it('the visitor reads what happens next', () => {
  const { visitor } = lettersOf(leadWith('expose', form), villa);
  expect(visitor).toContain(`Ihre Exposé-Anfrage: Villa am Park

Guten Tag,

vielen Dank für Ihr Interesse. Wir haben Ihre Exposé-Anfrage zu dieser Immobilie erhalten:

Immobilie: Villa am Park
Ort: Hamburg
Nummer: 1

Immobilie ansehen: https://makler.example/immobilie/villa-am-park-1

WIE ES WEITERGEHT

Das Exposé sendet Ihnen ${brokerForProperty(villa).broker.name} in der Regel am nächsten Werktag. Fragen dazu beantworten wir gern: Antworten Sie einfach auf diese E-Mail.

${noContractNote}`);
});

it('a property that is not public is named to the agency only', () => {
  const { agency, visitor } = lettersOf(leadWith('expose', form), { ...villa, is_public: false });
  expect(agency).toContain('Titel: Villa am Park');
  expect(agency).toContain('Hinweis: Diese Immobilie steht zurzeit nicht auf der Website.');
  expect(agency).not.toContain('/immobilie/');
  expect(visitor).not.toMatch(/Villa|\/immobilie\//);
});

it('a property that could not be looked up is named by its number', () => {
  const { agency, visitor } = lettersOf(leadWith('expose', form));
  expect(agency).toContain('Exposé-Anfrage: Immobilie 1 (Änne Sörensen)');
  expect(agency).toContain('Hinweis: Die Immobilie ließ sich nicht nachschlagen.');
  expect(visitor).toContain('Ihre Exposé-Anfrage: Immobilie 1');
});
