import { e164 } from './phone.ts';
import { agency } from './sections/agency.ts';
import { type Broker, people } from './sections/people.ts';
import { texts } from './texts.ts';

/** The people who work for the agency, in the order of the team page. */
export const brokers = (): readonly Broker[] => texts(people).brokers.filter(({ works }) => works);

/** The person with this slug; undefined for one who does not work for the agency. */
export const brokerBySlug = (slug: string | undefined): Broker | undefined =>
  brokers().find((broker) => broker.slug === slug);

/** Whether a person with this slug had a page, and does not work for the agency any more. */
export const hasLeft = (slug: string | undefined): boolean =>
  [...texts(people).brokers, ...people.shipped.brokers].some((broker) => broker.slug === slug) &&
  brokerBySlug(slug) === undefined;

/** Chat link with a prefilled greeting. */
export const chatLink = ({ mobile, greeting }: Broker): string =>
  `https://wa.me/${e164(mobile).slice(1)}?text=${encodeURIComponent(greeting)}`;

/** In whose name an account of staff writes, and where answers go: the broker that it is, else the agency. */
export function senderOf(slug: string | null): { name: string; email: string } {
  const { name, email } = brokerBySlug(slug ?? undefined) ?? texts(agency);
  return { name, email };
}
