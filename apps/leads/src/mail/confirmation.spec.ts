import { expect, it } from '@jest/globals';
import { asText } from './letter.ts';
import { confirmation, noContract } from './confirmation.ts';
import { Links } from './links.ts';

it('a confirmation greets without a name, says what follows, and how to object', () => {
  const letter = confirmation({
    subject: 'Ihre Nachricht',
    thanks: 'vielen Dank.',
    blocks: [{ facts: [['Nummer', '1']] }],
    next: 'Wir antworten.',
    noContract,
    links: new Links({ PUBLIC_URL: 'https://makler.example/' }),
  });
  expect(letter.subject).toBe('Ihre Nachricht');
  expect(asText(letter)).toBe(`Guten Tag,

vielen Dank.

Nummer: 1

WIE ES WEITERGEHT

Wir antworten.

Mit Ihrer Nachricht schließen Sie keinen Vertrag. Ein Maklervertrag kommt nur durch eine gesonderte Vereinbarung zustande.

Sie haben uns gar nicht geschrieben? Dann hat jemand Ihre Adresse angegeben; antworten Sie kurz auf diese E-Mail, und wir löschen die Angaben.

Wie wir mit Ihren Angaben umgehen: https://makler.example/datenschutz
`);
});
