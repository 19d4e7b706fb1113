import { agency } from '@estate/content/agency';
import { brokers } from '@estate/content/brokers';
import { afterSending } from '@estate/content/forms';
import { expect, it } from '@jest/globals';
import { leadWith, lettersOf } from '../../../test/letters-of.ts';

const form = {
  name: 'Jo Witt',
  email: 'jo@example.net',
  message: 'Wann haben Sie Zeit?\nBitte bald.',
  source: '/kontakt',
  privacyAccepted: true,
} as const;

it('the agency reads what was filled in', () => {
  const { agency: letter } = lettersOf(leadWith('contact', form));
  expect(letter).toBe(`Nachricht über die Website (Jo Witt)

Über die Website kam diese Nachricht:

> Wann haben Sie Zeit?
> Bitte bald.

Geschrieben auf: /kontakt

KONTAKT

Name: Jo Witt
E-Mail: jo@example.net
Eingegangen: 22. November 2026 um 11:00 Uhr
Einwilligung: v-2026-11: Ich stimme zu.
`);
});

it('the visitor reads what happens next', () => {
  const { visitor } = lettersOf(leadWith('contact', form));
  expect(visitor).toContain(`Ihre Nachricht an uns

Guten Tag,

vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen.

WIE ES WEITERGEHT

${afterSending.contact}

Mit Ihrer Nachricht schließen Sie keinen Vertrag. Ein Maklervertrag kommt nur durch eine gesonderte Vereinbarung zustande.`);
});

const office = { name: agency.name, address: agency.email };
const someone = brokers.find(({ email }) => email !== agency.email)!;
const responsibleFor = (source: string) => lettersOf(leadWith('contact', { ...form, source })).responsible;

it.each(['/kontakt', '/makler/niemand', `/makler/${someone.slug}/mehr`])(
  'a message from %s is for the office',
  (source) => expect(responsibleFor(source)).toEqual(office),
);

it('a message from the page of a broker is for that broker', () => {
  const broker = { name: someone.name, address: someone.email };
  expect(responsibleFor(`/makler/${someone.slug}`)).toEqual(broker);
  expect(responsibleFor(`/makler/${someone.slug}/`)).toEqual(broker);
});
