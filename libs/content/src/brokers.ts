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

/** The broker with this address. */
export const brokerByEmail = (email: string): Broker | undefined =>
  brokers.find((broker) => broker.email.toLowerCase() === email.trim().toLowerCase());

export interface ResponsibleBroker {
  readonly broker: Broker;
  /** Where enquiries go: the broker's own mailbox, or the default one. */
  readonly email: string;
}

/** 'Timmendorf' counts in every inflection, the others as whole words. */
const towns: readonly (readonly [RegExp, Broker])[] = [
  [/(?<!\p{L})timmendorf/u, silkeGrotkopp],
  [/(?<!\p{L})(?:reinbek|escheburg|lauenburg|geesthacht)(?!\p{L})/u, marenLuehrs],
];

/** Mölln or Ratzeburg lie in this district; its name is no sign of the town of Lauenburg. */
const district = /herzogtum\s+lauenburg/u;

/**
 * Who answers for a property (visitor-area §9). Spelling is taken as the CRM delivers it: 'Timmendorfer Strand',
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
