import { agency } from '@estate/content/sections/agency';
import { formWords } from '@estate/content/sections/forms';
import { mails } from '@estate/content/sections/mails';
import { people } from '@estate/content/sections/people';
import { readPublishedWords } from '@estate/content/texts';
import { brokers } from '@estate/content/brokers';
import { brokerForProperty } from '@estate/content/responsible';
import { describe, expect, it } from '@jest/globals';
import {
  applicationForm,
  callbackForm,
  contactForm,
  exposeForm,
  questionForm,
  searchForm,
  valuationForm,
  viewingForm,
} from '../../test/forms.ts';
import { leadWith, lettersOf } from '../../test/letters-of.ts';

const villa = { id: 1, title: 'Villa am Park', city: 'Hamburg', country: 'DEU', is_public: true };
const expose = exposeForm({ email: 'aenne@example.net' });
const contact = contactForm({ email: 'jo@example.net', message: 'Wann haben Sie Zeit?\nBitte bald.' });
const valuation = valuationForm({ email: 'voss@example.net' });
const search = searchForm({ email: 'bo@example.net' });

describe('the letter to the agency', () => {
  it('the letter to the agency names the property of an exposé request', () => {
    expect(lettersOf(leadWith('expose', expose), villa).agency)
      .toBe(`Exposé-Anfrage: Villa am Park (Änne Sörensen)

Über die Website wurde ein Exposé angefordert.

IMMOBILIE

Immobilie: Villa am Park
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

  it('the mail to the agency quotes the message of the visitor', () => {
    expect(lettersOf(leadWith('contact', contact)).agency).toContain(`Nachricht über die Website (Jo Witt)

Über die Website kam eine Nachricht.

Nachricht:
> Wann haben Sie Zeit?
> Bitte bald.

Geschrieben auf: /kontakt

KONTAKT

Name: Jo Witt`);
  });

  it('the letter to the agency names each wish of a search order', () => {
    expect(lettersOf(leadWith('search', search)).agency)
      .toContain(`Suchauftrag: Mieten, Haus, Blankenese (Bo Kröger)

Über die Website wurde ein Suchauftrag erteilt.

GESUCHT WIRD

Kaufen oder mieten: Mieten
Objektart: Haus
Ort: Blankenese
Zimmer ab: 4
Preis bis: 3.000 €/Monat

Ausstattung:
> Kamin

Bemerkungen:
> Mit Hund

KONTAKT

Name: Bo Kröger`);
  });

  it('the letter to the agency names what a valuation is about, of a house the plot and no floor [V-3.33]', () => {
    expect(lettersOf(leadWith('valuation', valuation)).agency)
      .toContain(`Bewertung: Loft in 22765 Hamburg (Voß)

Über die Website wurde eine Bewertung angefragt.

IMMOBILIE

Immobilie: Wohnung
Art: Loft
Baujahr: 1904
Zimmer: 3
Etage: 2
Wohnfläche: 96 m²
Garten oder Balkon: 8 m²
Zustand: Gut erhalten
Qualität: Luxuriös
Anlass: Verkauf planen
Straße: Elbchaussee
Hausnummer: 7b
Postleitzahl: 22765
Ort: Hamburg
Wunsch: Anrufen, etwa 10 Minuten

KONTAKT

Name: Voß`);
    const house = {
      ...valuation,
      property_type: 'haus',
      property_subtype: 'reihenhaus',
      floor: undefined,
    } as const;
    const { agency: letter } = lettersOf(leadWith('valuation', { ...house, plot_area: 1_612 }));
    expect(letter).not.toContain('Etage');
    expect(letter).toContain('Garten oder Balkon: 8 m²\nGrundstück: 1.612 m²\n');
    expect(lettersOf(leadWith('valuation', house)).agency).not.toContain('Grundstück');
  });
});

it('a call back and a viewing are about a time of the day and some half-days [V-3.50, V-3.51]', () => {
  const { agency: call } = lettersOf(leadWith('callback', callbackForm()));
  expect(call).toContain('Rückruf ab 17 Uhr: Uwe Lund\n');
  expect(call).toContain('RÜCKRUF\n\nGewünschte Zeit: ab 17 Uhr\nGeschrieben auf: /verkaufen\n');
  const { agency: visit, visitor } = lettersOf(
    leadWith('viewing', viewingForm({ times: ['2026-12-01-am', '2026-12-05-pm'] })),
    villa,
  );
  expect(visit).toContain('Besichtigung: Villa am Park (Ida Brandt)\n');
  const times = 'Wunschzeiten: Dienstag, 1. Dezember, vormittags; Samstag, 5. Dezember, nachmittags\n';
  expect(visit).toContain(`${times}\nNachricht:\n> Mit Kinderwagen\n`);
  expect(visitor).toContain(times);
  expect(visitor).not.toContain('Kinderwagen');
});

it('an application and a question name the property, and repeat the words of the sender to the agency only', () => {
  const { agency: rent } = lettersOf(leadWith('application', applicationForm()), villa);
  expect(rent).toContain('Bewerbung: Villa am Park (Ida Brandt)\n');
  expect(rent).toContain('Personen im Haushalt: 2\nEinzug: so bald wie möglich\nHaustiere: Hund\n');
  expect(rent).not.toContain('Nettoeinkommen');
  const { agency: asked, visitor } = lettersOf(leadWith('question', questionForm()), villa);
  expect(asked).toContain('Frage: Villa am Park (Ida Brandt)\n');
  expect(asked).toContain('> Ist der Keller trocken?\n');
  expect(visitor).toContain('Ihre Frage: Villa am Park');
  expect(visitor).not.toContain('Keller');
});

describe('the confirmation', () => {
  it('the confirmation says what was sent, who answers by when, and how to object', () => {
    const { broker } = brokerForProperty(villa);
    expect(lettersOf(leadWith('expose', expose), villa).visitor).toBe(`Ihre Exposé-Anfrage: Villa am Park

Guten Tag Frau Sörensen,

Ihre Exposé-Anfrage wurde erfolgreich übermittelt. Wir werden uns bald bei Ihnen melden.

Immobilie: Villa am Park
Ort: Hamburg
Nummer: 1

Immobilie ansehen: https://makler.example/immobilie/villa-am-park-1

WIE ES WEITERGEHT

Das Exposé kommt per E-Mail: gleich, wenn es fertig ist, sonst sendet es Ihnen ${broker.name} in der Regel bis Dienstag, 24. November.

${broker.name}
${broker.jobTitle}
${broker.mobile}
${broker.email}

Möchten Sie etwas ergänzen oder ändern, antworten Sie einfach auf diese E-Mail.

Mit der Exposé-Anfrage schließen Sie keinen Vertrag. Ein Maklervertrag kommt nur durch eine gesonderte Vereinbarung zustande.

Sie haben uns gar nicht geschrieben? Dann hat jemand Ihre Adresse angegeben; antworten Sie kurz auf diese E-Mail, und wir löschen die Angaben.

Wie wir mit Ihren Angaben umgehen: https://makler.example/datenschutz
`);
  });

  it('the confirmation repeats choices, numbers and places that are known, and no other words that were typed', () => {
    const { visitor } = lettersOf(leadWith('search', search));
    expect(visitor).toContain(`Kaufen oder mieten: Mieten
Objektart: Haus
Ort: Blankenese
Zimmer ab: 4
Preis bis: 3.000 €/Monat

WIE ES WEITERGEHT`);
    for (const typed of ['Kamin', 'Mit Hund']) expect(visitor).not.toContain(typed);
    const { visitor: ofValuation } = lettersOf(leadWith('valuation', valuation));
    expect(ofValuation).toContain('Postleitzahl: 22765\nOrt: Hamburg\n');
    for (const typed of ['Elbchaussee', 'Voß']) expect(ofValuation).not.toContain(typed);
  });

  it('the confirmation names a property that is not public only by its number, unlike the letter to the agency', () => {
    const { agency: letter, visitor } = lettersOf(leadWith('expose', expose), { ...villa, is_public: false });
    expect(letter).toContain('Villa am Park');
    expect(letter).toContain('Hinweis: Diese Immobilie steht zurzeit nicht auf der Website.');
    expect(visitor).toContain('Ihre Exposé-Anfrage: Immobilie 1\n');
    expect(visitor + letter).not.toContain('/immobilie/');
    expect(visitor).not.toContain('Villa am Park');
  });
});

it('a property that could not be looked up is named by its number, and the agency is told so', () => {
  const { agency: letter } = lettersOf(leadWith('expose', expose));
  expect(letter).toContain('Exposé-Anfrage: Immobilie 1 (Änne Sörensen)');
  expect(letter).toContain('Hinweis: Die Immobilie ließ sich nicht nachschlagen.');
});

it('the confirmation has the words that the agency published last', () => {
  const { confirmation } = mails.shipped;
  const { answers } = formWords.shipped;
  const subjects = { ...confirmation.subjects, expose: 'Danke für {Immobilie}' };
  const nextTitle = 'Und jetzt';
  const promise = '{Person} schreibt bis {Tag}.';
  readPublishedWords(() => ({
    mails: { ...mails.shipped, confirmation: { ...confirmation, nextTitle, subjects } },
    forms: { ...formWords.shipped, answers: { ...answers, expose: { ...answers.expose, promise } } },
  }));
  const { visitor } = lettersOf(leadWith('expose', expose), villa);
  readPublishedWords(() => ({}));
  expect(visitor).toMatch(/^Danke für Villa am Park\n/);
  expect(visitor).toContain('\nUND JETZT\n');
  expect(visitor).toMatch(/\n\S+ \S+ schreibt bis \S+tag, \d+\. \S+\.\n/);
});

it('both letters of a valuation name the price range that the visitor saw, the confirmation with its page', () => {
  const valued = {
    ...leadWith('valuation', { ...valuation, price_range_id: 'r1' }),
    price_range: '600.000 bis 850.000 €',
  };
  const { agency, visitor } = lettersOf(valued);
  expect(agency).toContain('\nPreisspanne: 600.000 bis 850.000 €\n');
  expect(visitor).toContain('\nPreisspanne: 600.000 bis 850.000 €\n');
  expect(visitor).toContain('/bewertung/preisspanne/r1');
  expect(lettersOf(leadWith('valuation', valuation)).visitor).not.toContain('reisspanne');
});

describe('the recipient at the agency', () => {
  const office = { name: agency.shipped.name, address: agency.shipped.email };
  const someone = brokers().find(({ email }) => email !== agency.shipped.email)!;
  const own = { name: someone.name, address: someone.email, broker: someone.slug };
  const responsibleFor = (source: string) =>
    lettersOf(leadWith('contact', { ...contact, source })).responsible;

  it.each(['/kontakt', '/makler/niemand', `/makler/${someone.slug}/mehr`])(
    'of a message from %s is the office',
    (source) => expect(responsibleFor(source)).toEqual(office),
  );

  it('the recipient at the agency of a message from the page of a broker is that broker', () => {
    expect(responsibleFor(`/makler/${someone.slug}`)).toEqual(own);
    expect(responsibleFor(`/makler/${someone.slug}/`)).toEqual(own);
  });

  it('the recipient at the agency of a request for a property is the broker of its town', () => {
    const { broker, email } = brokerForProperty({ city: 'Reinbek', country: 'DEU' });
    expect(lettersOf(leadWith('expose', expose), { ...villa, city: 'Reinbek' }).responsible).toEqual({
      name: broker.name,
      address: email,
      broker: broker.slug,
    });
  });

  it('a valuation and a search order arrive at the person with the postcode, and of a person who left at the deputy', () => {
    const [first, second, third] = people.shipped.brokers;
    const table = (works: boolean) => ({
      ...people.shipped,
      brokers: [
        first,
        {
          ...second,
          works,
          deputy: third?.slug,
          answersFor: { subjects: [], postcodes: '24103-24105', towns: [] },
        },
        third,
      ],
    });
    const asked = [
      leadWith('valuation', { ...valuation, address_postal_code: '24104' }),
      leadWith('search', { ...search, location: '24103 Kiel' }),
      leadWith('contact', { ...contact, source: `/makler/${second?.slug}` }),
    ];
    readPublishedWords(() => ({ people: table(true) }));
    for (const lead of asked) expect(lettersOf(lead).responsible.broker).toBe(second?.slug);
    readPublishedWords(() => ({ people: table(false) }));
    for (const lead of asked) expect(lettersOf(lead).responsible.broker).toBe(third?.slug);
    readPublishedWords(() => ({}));
    expect(lettersOf(leadWith('search', { ...search, location: 'Kiel' })).responsible).toEqual(office);
  });
});
