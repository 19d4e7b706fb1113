import { agency } from './agency.ts';
import { type Broker } from './broker.ts';
import { carolinaAhlff } from './brokers/carolina-ahlff.ts';
import { friederikeStoltenbergMau } from './brokers/friederike-stoltenberg-mau.ts';
import { henrikThordsen } from './brokers/henrik-thordsen.ts';
import { jonasWittkamp } from './brokers/jonas-wittkamp.ts';
import { marenLuehrs } from './brokers/maren-luehrs.ts';
import { nuriaFerrerHolm } from './brokers/nuria-ferrer-holm.ts';
import { silkeGrotkopp } from './brokers/silke-grotkopp.ts';
import { tobiasRennebarg } from './brokers/tobias-rennebarg.ts';

/** The team in the order of the team grid. */
export const brokers: readonly Broker[] = [
  henrikThordsen,
  marenLuehrs,
  jonasWittkamp,
  silkeGrotkopp,
  carolinaAhlff,
  nuriaFerrerHolm,
  tobiasRennebarg,
  friederikeStoltenbergMau,
];

/** The broker whose page is /makler/{slug}. */
export const brokerBySlug = (slug: string | undefined): Broker | undefined =>
  brokers.find((broker) => broker.slug === slug);

/** In whose name an account of staff writes, and where answers go: the broker that it is, else the agency. */
export function senderOf(slug: string | null): { name: string; email: string } {
  const { name, email } = brokerBySlug(slug ?? undefined) ?? agency;
  return { name, email };
}

interface ResponsibleBroker {
  readonly broker: Broker;
  /** Recipient of enquiries: the broker's own mailbox, or the default one. */
  readonly email: string;
}

/**
 * The brokers by towns, matched in the lower-case city of a property. 'timmendorf' matches as the beginning of a
 * word, so that it includes 'Timmendorfer Strand'; the other names match only as whole words.
 */
const towns: readonly (readonly [RegExp, Broker])[] = [
  [/(?<!\p{L})timmendorf/u, silkeGrotkopp],
  [/(?<!\p{L})(?:reinbek|escheburg|lauenburg|geesthacht)(?!\p{L})/u, marenLuehrs],
];

/**
 * The district Herzogtum Lauenburg also contains towns such as Mölln and Ratzeburg. Its name is removed before
 * matching, because it would match the town of Lauenburg.
 */
const district = /herzogtum\s+lauenburg/u;

/**
 * The contact person for a property (visitor-area §9). Accepts the CRM's spellings: 'Timmendorfer Strand',
 * 'Lauenburg/Elbe', ' reinbek '. A missing country counts as DEU.
 */
export function brokerForProperty({
  city,
  country,
}: {
  city?: string | null | undefined;
  country?: string | null | undefined;
}): ResponsibleBroker {
  const place = (city ?? '').normalize('NFC').toLocaleLowerCase('de').replace(district, '');
  const local = towns.find(([pattern]) => pattern.test(place))?.[1];
  const land = (country ?? '').trim().toUpperCase();
  const broker = local ?? (land && land !== 'DEU' ? nuriaFerrerHolm : undefined);
  return broker ? { broker, email: broker.email } : { broker: henrikThordsen, email: agency.email };
}
