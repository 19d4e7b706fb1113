import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { brokers, chatLink } from './brokers.ts';
import { e164 } from './phone.ts';
import { agency } from './sections/agency.ts';
import { profiles } from './sections/profiles.ts';

const Broker = z.strictObject({
  slug: z.string().regex(/^[a-z]+(-[a-z]+)+$/),
  name: z.string().min(5).max(60),
  jobTitle: z.string().min(5).max(60),
  focus: z.string().min(5).max(100),
  languages: z.array(z.enum(['Deutsch', 'Englisch', 'Spanisch', 'Katalanisch'])).min(1),
  availability: z.enum(['10–18 Uhr', '10–15 Uhr']),
  mobile: z.string().regex(/^0[\d ]{8,14}$/),
  email: z.email(),
  greeting: z.string().regex(/^Guten Tag (Herr|Frau) /),
  portrait: z.strictObject({
    path: z.string().regex(/^portraits\/[a-z-]+\.jpg$/),
    mark: z.string().min(16),
    alt: z.string().startsWith('Porträt von '),
    origin: z.literal('original'),
  }),
  hasFinestPortrait: z.boolean(),
  areaServed: z.array(z.string().min(3)).min(1),
  description: z.string().min(60).max(155),
  answersFor: z.object({ subjects: z.array(z.string()), postcodes: z.string(), towns: z.array(z.string()) }),
  works: z.literal(true),
  deputy: z.string(),
});

const unique = (values: readonly string[]) => new Set(values).size;

describe('brokers', () => {
  it('eight brokers are complete, each with an own address, number and mailbox [S-9.6, V-9.25]', () => {
    z.array(Broker).length(8).parse(brokers());
    expect(unique(brokers().map((broker) => broker.slug))).toBe(8);
    expect(unique(brokers().map((broker) => broker.mobile))).toBe(8);
    expect(unique(brokers().map((broker) => broker.email))).toBe(8);
  });

  it('brokers open a chat with their own number and a greeting [S-2.21, V-9.25]', () => {
    for (const broker of brokers()) {
      const chat = new URL(chatLink(broker));
      expect(chat.origin + chat.pathname).toBe(`https://wa.me/${e164(broker.mobile).slice(1)}`);
      expect(chat.searchParams.get('text')).toBe(broker.greeting);
    }
  });

  it('one broker has a photo in quality 100, one is available 10–15 Uhr, and the managing director is among them [S-9.6]', () => {
    expect(brokers().filter((broker) => broker.hasFinestPortrait)).toHaveLength(1);
    const shorter = brokers().filter((broker) => broker.availability === '10–15 Uhr');
    expect(shorter.map((broker) => broker.focus)).toEqual(['Ostseeküste, Timmendorf und Scharbeutz']);
    expect(brokers().map((broker) => broker.name)).toContain(agency.shipped.managingDirector);
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
      const [broker, ...others] = brokers().filter((one) => one.focus === focus);
      expect(others).toEqual([]);
      expect(broker).toMatchObject({
        ...(availability ? { availability } : {}),
        ...(languages ? { languages } : {}),
      });
    },
  );

  it('the broker for the coast lives in Neustadt in Holstein [S-2.28]', () => {
    const coast = brokers().find(({ focus }) => focus.startsWith('Ostseeküste'));
    expect(coast?.areaServed).toContain('Neustadt in Holstein');
    expect(coast?.description).toContain('lebt in Neustadt in Holstein');
  });
});

const profileOf = (slug: string) => profiles.shipped.profiles.find((profile) => profile.slug === slug);

const Profile = z.strictObject({
  slug: z.string(),
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
  video: z.union([
    z.strictObject({ id: z.literal(''), title: z.literal(''), notice: z.literal('') }),
    z.strictObject({
      id: z.string().length(11),
      title: z.string().min(10),
      notice: z.string().includes('IP-Adresse'),
    }),
  ]),
});

describe('broker profiles [S-2.22]', () => {
  it('each of the eight brokers has a profile, and nobody else [S-2.14]', () => {
    expect(profiles.shipped.profiles.map(({ slug }) => slug)).toEqual(brokers().map((broker) => broker.slug));
  });

  it.each(brokers())('the profile of $name is complete and agrees with the contact facts', (broker) => {
    const { cards } = Profile.parse(profileOf(broker.slug));
    const byKind = new Map(cards.map((card) => [card.kind, card.text]));
    expect([...byKind.keys()]).toEqual(expect.arrayContaining(['experience', 'languages', 'availability']));
    expect(byKind.has('location') || byKind.has('hobbies')).toBe(true);
    expect(byKind.get('availability')).toBe(broker.availability);
    expect(byKind.get('languages')?.split(/, | und /)).toEqual(broker.languages);
  });

  it('only the page of the home-staging broker embeds a video [S-2.24]', () => {
    const withVideo = brokers().filter((broker) => profileOf(broker.slug)?.video.id);
    expect(withVideo.map((broker) => broker.jobTitle)).toEqual(['Home Staging und Innenarchitektur']);
  });
});
