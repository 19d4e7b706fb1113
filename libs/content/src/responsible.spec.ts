import { afterEach, describe, expect, it } from '@jest/globals';
import { brokerBySlug, brokers, hasLeft, senderOf } from './brokers.ts';
import { brokerFor, brokerForPage, brokerForProperty } from './responsible.ts';
import { agency } from './sections/agency.ts';
import { type Broker, people, type Subject } from './sections/people.ts';
import { readPublishedWords } from './texts.ts';

describe('the person who answers for a property [V-9.24]', () => {
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

/** Publishes the shipped table with these changes of people. */
function publish(changes: Readonly<Record<string, Partial<Broker>>>, defaultBroker = 'henrik-thordsen') {
  const all = people.shipped.brokers.map((broker) => ({ ...broker, ...changes[broker.slug] }));
  readPublishedWords(() => ({ people: { brokers: all, defaultBroker } }));
}
afterEach(() => readPublishedWords(() => ({})));

const answersFor = (part: Partial<Broker['answersFor']>): Partial<Broker> => ({
  answersFor: { subjects: [], postcodes: '', towns: [], ...part },
});
const slugFor = (...question: Parameters<typeof brokerFor>) => brokerFor(...question).broker.slug;
const noSubjects: readonly Subject[] = [];

describe('who answers, by a published table', () => {
  it('the subject decides before the postcode, the postcode before the town', () => {
    publish({
      'carolina-ahlff': answersFor({ subjects: ['letting'] }),
      'jonas-wittkamp': answersFor({ postcodes: '23552, 21502-21509' }),
    });
    const flat = { city: 'Geesthacht', zip_code: '21502' };
    expect(brokerForProperty({ ...flat, marketing_type: 'RENT' }).broker.slug).toBe('carolina-ahlff');
    expect(brokerForProperty({ ...flat, marketing_type: 'BUY' }).broker.slug).toBe('jonas-wittkamp');
    expect(brokerForProperty({ ...flat, zip_code: '21510' }).broker.slug).toBe('maren-luehrs');
    expect(brokerForProperty({ city: 'Kiel', zip_code: '24103' }).isDefault).toBe(true);
  });

  it.each([
    [{ rs_type: 'INVESTMENT' }, 'investment'],
    [{ rs_type: 'OFFICE' }, 'commercial'],
    [{ rs_type: 'SHORT_TERM_ACCOMODATION' }, 'holiday'],
    [{ marketing_type: 'RENT' }, 'letting'],
    [{ country: 'ESP', city: 'Reinbek' }, 'abroad'],
  ] as const)('the property %p is a matter of the subject %s', (property, subject) => {
    publish({
      'nuria-ferrer-holm': answersFor({}),
      'tobias-rennebarg': answersFor({ subjects: [subject] }),
    });
    expect(brokerForProperty(property).broker.slug).toBe('tobias-rennebarg');
  });

  it.each(['21502', ' 23669 ', '23684', '23670'])(
    'the postcode %p is within "21502, 23669-23684"',
    (zip_code) => {
      publish({ 'jonas-wittkamp': answersFor({ postcodes: '21502, 23669-23684' }) });
      expect(slugFor({ zip_code, subjects: noSubjects })).toBe('jonas-wittkamp');
    },
  );

  it.each(['21503', '23668', '2150', '215020', '', 'abc'])(
    'the postcode %p is not within "21502, 23669-23684"',
    (zip_code) => {
      publish({ 'jonas-wittkamp': answersFor({ postcodes: '21502, 23669-23684,' }) });
      expect(slugFor({ zip_code, subjects: noSubjects })).toBe('henrik-thordsen');
    },
  );

  it('of two people with the same town the upper one answers', () => {
    publish({
      'jonas-wittkamp': answersFor({ towns: ['Geesthacht'] }),
      'maren-luehrs': answersFor({ towns: ['geesthacht '] }),
    });
    expect(slugFor({ city: 'Geesthacht', subjects: noSubjects })).toBe('maren-luehrs');
  });

  it('a person who does not work is replaced by the deputy, the deputy by the default person and the mailbox of the agency', () => {
    publish({ 'maren-luehrs': { works: false, deputy: 'jonas-wittkamp' } });
    expect(brokerForProperty({ city: 'Reinbek' })).toMatchObject({
      broker: { slug: 'jonas-wittkamp' },
      email: brokerBySlug('jonas-wittkamp')?.email,
    });
    publish({
      'maren-luehrs': { works: false, deputy: 'jonas-wittkamp' },
      'jonas-wittkamp': { works: false },
    });
    expect(brokerForProperty({ city: 'Reinbek' })).toMatchObject({
      broker: { slug: 'henrik-thordsen' },
      email: agency.shipped.email,
    });
    publish({ 'maren-luehrs': { works: false, deputy: 'maren-luehrs' } });
    expect(brokerForProperty({ city: 'Reinbek' }).broker.slug).toBe('henrik-thordsen');
  });

  it('there is a person for each property even if the default person does not work or is unknown', () => {
    publish({ 'henrik-thordsen': { works: false, deputy: 'carolina-ahlff' } });
    expect(brokerForProperty({})).toMatchObject({
      broker: { slug: 'carolina-ahlff' },
      email: agency.shipped.email,
    });
    publish({}, 'niemand');
    expect(brokerForProperty({}).broker.slug).toBe('henrik-thordsen');
    publish(Object.fromEntries(people.shipped.brokers.map(({ slug }) => [slug, { works: false }])));
    expect(brokerForProperty({}).broker.slug).toBe('henrik-thordsen');
  });

  it('a property in a city of 100,000 characters goes to the default broker at once', () => {
    const started = performance.now();
    expect(brokerForProperty({ city: 'herzogtum '.repeat(10_000) + 'reinbek' }).isDefault).toBe(true);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('a person who left has no page and sends no mails, and the deputy answers what is sent on the page', () => {
    publish({ 'maren-luehrs': { works: false, deputy: 'silke-grotkopp' } });
    expect(brokers().map(({ slug }) => slug)).not.toContain('maren-luehrs');
    expect([hasLeft('maren-luehrs'), hasLeft('silke-grotkopp'), hasLeft('niemand')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(senderOf('maren-luehrs').email).toBe(agency.shipped.email);
    expect(brokerForPage('maren-luehrs')?.broker.slug).toBe('silke-grotkopp');
    expect(brokerForPage('niemand')).toBeUndefined();
  });
});
