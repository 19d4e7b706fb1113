import { brokerBySlug } from '@estate/content/brokers';
import type { Broker } from '@estate/content/sections/people';
import { type BrokerProfile, profiles } from '@estate/content/sections/profiles';
import { texts } from '@estate/content/texts';

/** Finds the broker of a page, with the long texts if there are any; null for an unknown slug. */
export function findBroker(slug: string): { broker: Broker; profile: BrokerProfile | undefined } | null {
  const broker = brokerBySlug(slug);
  const profile = texts(profiles).profiles.find((one) => one.slug === slug);
  return broker ? { broker, profile } : null;
}
