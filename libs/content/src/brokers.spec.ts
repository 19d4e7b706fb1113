import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { brokerForProperty, brokers } from './brokers.ts';
import { brokerProfiles } from './broker-profiles.ts';
import { e164 } from './phone.ts';
import { agency } from './sections/agency.ts';

const Broker = z.strictObject({
  slug: z.string().regex(/^[a-z]+(-[a-z]+)+$/),
  name: z.string().min(5).max(60),
  jobTitle: z.string().min(5).max(60),
  focus: z.string().min(5).max(100),
  languages: z.array(z.enum(['Deutsch', 'Englisch', 'Spanisch', 'Katalanisch'])).min(1),
  availability: z.enum(['10–18 Uhr', '10–15 Uhr']),
  mobile: z.string().regex(/^0[\d ]{8,14}$/),
  email: z.email(),
  whatsappUrl: z.url(),
  photo: z.string().regex(/^[a-z-]+$/),
  photoQuality: z.union([z.literal(85), z.literal(100)]),
  areaServed: z.array(z.string().min(3)).min(1),
  description: z.string().min(60).max(155),
});

const unique = (values: readonly string[]) => new Set(values).size;

describe('brokers', () => {
  it('eight brokers are complete, each with an own address, number and mailbox [S-9.6, V-9.25]', () => {
    z.array(Broker).length(8).parse(brokers);
    expect(unique(brokers.map((broker) => broker.slug))).toBe(8);
    expect(unique(brokers.map((broker) => broker.mobile))).toBe(8);
    expect(unique(brokers.map((broker) => broker.email))).toBe(8);
  });

  it('brokers open a chat with their own number and a greeting [S-2.21, V-9.25]', () => {
    for (const broker of brokers) {
      const chat = new URL(broker.whatsappUrl);
      expect(chat.origin + chat.pathname).toBe(`https://wa.me/${e164(broker.mobile).slice(1)}`);
      expect(chat.searchParams.get('text')).toMatch(/^Guten Tag (Herr|Frau) /);
    }
  });

  it('one broker has a photo in quality 100, one is available 10–15 Uhr, and the managing director is among them [S-9.6]', () => {
    expect(brokers.filter((broker) => broker.photoQuality === 100)).toHaveLength(1);
    const shorter = brokers.filter((broker) => broker.availability === '10–15 Uhr');
    expect(shorter.map((broker) => broker.focus)).toEqual(['Ostseeküste, Timmendorf und Scharbeutz']);
    expect(brokers.map((broker) => broker.name)).toContain(agency.shipped.managingDirector);
  });
});

/* staff-area §2, Broker profile pages: focus, availability and languages by row of its table, in German. */
describe('the table of brokers', () => {
  it.each([
    ['Hamburg und Lüneburg', '10–18 Uhr', ['Deutsch', 'Englisch', 'Spanisch']],
    ['Hamburg, Bergedorf und Reinbek', '10–18 Uhr', null],
    ['Hamburg und Lübeck', null, ['Deutsch', 'Englisch']],
    ['Ostseeküste, Timmendorf und Scharbeutz', '10–15 Uhr', null],
    ['Vermietung', null, ['Deutsch', 'Englisch', 'Spanisch']],
    [
      'Expats, Ferienimmobilien in Spanien und Kapitalanlagen im Ausland',
      null,
      ['Spanisch', 'Katalanisch', 'Deutsch', 'Englisch'],
    ],
    ['Anlageimmobilien, Renditeobjekte, Neubauprojekte und Portfolio-Optimierung', null, null],
    ['Home Staging, Innenarchitektur, Farbkonzepte und Verkaufsoptimierung', null, ['Deutsch', 'Englisch']],
  ])(
    'the table of brokers has one for %s [S-2.25, S-2.26, S-2.27, S-2.28, S-2.29, S-2.30, S-2.31, S-2.32]',
    (focus, availability, languages) => {
      const [broker, ...others] = brokers.filter((one) => one.focus === focus);
      expect(others).toEqual([]);
      expect(broker).toMatchObject({
        ...(availability ? { availability } : {}),
        ...(languages ? { languages } : {}),
      });
    },
  );

  it('the broker for the coast lives in Neustadt in Holstein [S-2.28]', () => {
    const coast = brokers.find(({ focus }) => focus.startsWith('Ostseeküste'));
    expect(coast?.areaServed).toContain('Neustadt in Holstein');
    expect(coast?.description).toContain('lebt in Neustadt in Holstein');
  });
});

describe('brokerForProperty [V-9.24]', () => {
  it.each([
    ['Timmendorf', 'DEU', 'silke-grotkopp'],
    [' timmendorfer strand ', null, 'silke-grotkopp'],
    ['Ostseebad TIMMENDORFER STRAND', 'DEU', 'silke-grotkopp'],
    ['Reinbek', 'DEU', 'maren-luehrs'],
    ['REINBEK', undefined, 'maren-luehrs'],
    ['Escheburg', '', 'maren-luehrs'],
    ['Lauenburg/Elbe', 'DEU', 'maren-luehrs'],
    ['Lauenburg (Elbe)', 'DEU', 'maren-luehrs'],
    ['21502 Geesthacht', 'DEU', 'maren-luehrs'],
    ['Palma', 'ESP', 'nuria-ferrer-holm'],
    [null, 'ESP', 'nuria-ferrer-holm'],
    ['Wien', ' aut ', 'nuria-ferrer-holm'],
  ])('the property %p in %p belongs to %s and their own mailbox', (city, country, slug) => {
    const { broker, email } = brokerForProperty({ city, country });
    expect({ slug: broker.slug, email }).toEqual({ slug, email: broker.email });
  });

  it.each([
    ['Hamburg', 'DEU'],
    ['Hamburg', ' deu '],
    ['Lüneburg', null],
    [null, null],
    [undefined, undefined],
    ['Reinbekerstedt', 'DEU'],
    ['Mölln (Herzogtum Lauenburg)', 'DEU'],
  ])('the property %p in %p belongs to the managing director and the default mailbox', (city, country) => {
    const { broker, email } = brokerForProperty({ city, country });
    expect({ name: broker.name, email }).toEqual({
      name: agency.shipped.managingDirector,
      email: agency.shipped.email,
    });
  });
});

const Profile = z.strictObject({
  about: z.array(z.string().min(40).max(400)).min(2).max(4),
  cards: z
    .array(
      z.strictObject({
        kind: z.enum(['experience', 'languages', 'availability', 'location', 'hobbies']),
        title: z.string().min(3).max(30),
        text: z.string().min(5).max(80),
      }),
    )
    .length(4),
  focusTitle: z.enum(['Regionale Schwerpunkte', 'Fachliche Schwerpunkte']),
  focusTags: z.array(z.string().min(3).max(40)).min(4).max(8),
  video: z
    .strictObject({
      id: z.string().length(11),
      title: z.string().min(10),
      notice: z.string().includes('IP-Adresse'),
    })
    .optional(),
});

describe('broker profiles [S-2.22]', () => {
  it('each of the eight brokers has a profile, and nobody else [S-2.14]', () => {
    expect(Object.keys(brokerProfiles)).toEqual(brokers.map((broker) => broker.slug));
  });

  it.each(brokers)('the profile of $name is complete and agrees with the contact facts', (broker) => {
    const { cards } = Profile.parse(brokerProfiles[broker.slug]);
    const byKind = new Map(cards.map((card) => [card.kind, card.text]));
    expect([...byKind.keys()]).toEqual(expect.arrayContaining(['experience', 'languages', 'availability']));
    expect(byKind.has('location') || byKind.has('hobbies')).toBe(true);
    expect(byKind.get('availability')).toBe(broker.availability);
    expect(byKind.get('languages')?.split(/, | und /)).toEqual(broker.languages);
  });

  it('only the page of the home-staging broker embeds a video [S-2.24]', () => {
    const withVideo = brokers.filter((broker) => brokerProfiles[broker.slug]?.video);
    expect(withVideo.map((broker) => broker.jobTitle)).toEqual(['Home Staging und Innenarchitektur']);
  });
});
