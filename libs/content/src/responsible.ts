import { isRent, rsTypesByKind } from '@estate/domain/property/vocabulary';
import { brokers } from './brokers.ts';
import { agency } from './sections/agency.ts';
import { type Broker, people, type PeopleWords, type Subject, subjects } from './sections/people.ts';
import { texts } from './texts.ts';

/** What is known of a property or request whose person is looked up: its place, and its subjects. */
export interface AssignmentQuery {
  readonly city?: string | null | undefined;
  readonly zip_code?: string | null | undefined;
  readonly subjects: readonly Subject[];
}

/** The facts of a property that decide who answers for it. A missing country counts as DEU. */
export interface AssignableProperty {
  readonly city?: string | null | undefined;
  readonly zip_code?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly marketing_type?: string | null | undefined;
  readonly rs_type?: string | null | undefined;
}

export interface Responsible {
  readonly broker: Broker;
  /** Recipient of enquiries: the broker's own mailbox, or the agency's for the default person. */
  readonly email: string;
  /** Whether nobody else answers for it. */
  readonly isDefault: boolean;
}

/** Longer names are no names of towns. They are not compared. */
const maxCity = 200;

/**
 * The district Herzogtum Lauenburg also contains towns such as Mölln and Ratzeburg. Its name is removed before
 * matching, because it would match the town of Lauenburg.
 */
const district = /herzogtum\s+lauenburg/u;
const letter = /\p{L}/u;

const lowerCase = (text: string) => text.normalize('NFC').toLocaleLowerCase('de').trim();

/** Whether a word of the place is the town, or with `*` begins with it. Both are in lower case. */
function isTown(place: string, town: string): boolean {
  const isBeginning = town.endsWith('*');
  const name = isBeginning ? town.slice(0, -1) : town;
  if (name === '') return false;
  for (let at = place.indexOf(name); at >= 0; at = place.indexOf(name, at + 1)) {
    const begins = !letter.test(place.charAt(at - 1));
    if (begins && (isBeginning || !letter.test(place.charAt(at + name.length)))) return true;
  }
  return false;
}

/** Whether the postcode is one of '21502, 23669-23684'. */
const hasPostcode = (list: string, postcode: string): boolean =>
  list.split(',').some((part) => {
    const [from = '', to = from] = part.split('-').map((end) => end.trim());
    return from !== '' && from <= postcode && postcode <= to;
  });

function brokerInTable({ city, zip_code, subjects: wanted }: AssignmentQuery): Broker | undefined {
  const all = texts(people).brokers;
  for (const subject of Object.keys(subjects) as Subject[]) {
    const broker = wanted.includes(subject) && all.find((one) => one.answersFor.subjects.includes(subject));
    if (broker) return broker;
  }
  const postcode = /^\d{5}$/.exec(zip_code?.trim() ?? '')?.[0];
  const byPostcode = postcode && all.find(({ answersFor }) => hasPostcode(answersFor.postcodes, postcode));
  if (byPostcode) return byPostcode;
  const place = city && city.length <= maxCity ? lowerCase(city).replace(district, '') : '';
  return all.find(({ answersFor }) => answersFor.towns.some((town) => isTown(place, lowerCase(town))));
}

/** The person, or the deputy of one who does not work; undefined if that one does not work either. */
function workingBroker(broker: Broker | undefined): Broker | undefined {
  if (!broker || broker.works) return broker;
  return brokers().find(({ slug }) => slug === broker.deputy);
}

const bySlug = (slug: string) => texts(people).brokers.find((broker) => broker.slug === slug);

/** The default person, the deputy, or the first who works; if nobody does, the first of the table. */
function defaultBroker(): Broker {
  const { brokers: all, defaultBroker: slug } = texts(people);
  const broker = workingBroker(bySlug(slug)) ?? brokers()[0] ?? all[0];
  // The section requires a person.
  if (!broker) throw new Error('the table of people is empty');
  return broker;
}

/**
 * The table as pages carry it to the browser: of people who left only what they answered for and their deputies, without
 * which the browser would find another person than the server. `nobody` is a person without words.
 */
export const tableWithoutLeft = (nobody: Broker): PeopleWords => ({
  defaultBroker: defaultBroker().slug,
  brokers: texts(people).brokers.map((broker) =>
    broker.works
      ? { ...broker, deputy: '' }
      : { ...nobody, answersFor: broker.answersFor, deputy: workingBroker(broker)?.slug ?? '' },
  ),
});

function answeredBy(responsible: Broker | undefined): Responsible {
  const broker = workingBroker(responsible);
  return broker
    ? { broker, email: broker.email, isDefault: false }
    : { broker: defaultBroker(), email: texts(agency).email, isDefault: true };
}

/**
 * Who answers (decision 55): whoever has the subject, else the postcode, else the town, else the default person. A
 * person who does not work is replaced by the deputy, that one by the default person.
 */
export const brokerFor = (query: AssignmentQuery): Responsible => answeredBy(brokerInTable(query));

/** Who answers what is sent on the page of a person; undefined if the table has no such person. */
export function brokerForPage(slug: string | undefined): Responsible | undefined {
  const broker = slug === undefined ? undefined : bySlug(slug);
  return broker && answeredBy(broker);
}

function subjectsOf({ country, marketing_type, rs_type = '' }: AssignableProperty): Subject[] {
  const land = (country ?? '').trim().toUpperCase();
  return [
    ...(land && land !== 'DEU' ? (['abroad'] as const) : []),
    ...(rs_type === 'SHORT_TERM_ACCOMODATION' ? (['holiday'] as const) : []),
    ...(rs_type === 'INVESTMENT' ? (['investment'] as const) : []),
    ...(rsTypesByKind.commercial.includes(rs_type ?? '') ? (['commercial'] as const) : []),
    ...(isRent({ marketing_type }) ? (['letting'] as const) : []),
  ];
}

/** The contact person for a property (visitor-area §9). Accepts the CRM's spellings of towns: 'Lauenburg/Elbe'. */
export const brokerForProperty = (property: AssignableProperty): Responsible =>
  brokerFor({ ...property, subjects: subjectsOf(property) });
