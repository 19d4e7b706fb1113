import type { Broker } from '@estate/content/broker';
import type { BrokerProfile } from '@estate/content/broker-profile';
import { brokerProfiles } from '@estate/content/broker-profiles';
import { brokers } from '@estate/content/brokers';

/** Finds the broker of a page, with the long texts; null for an unknown slug. */
export function findBroker(slug: string): { broker: Broker; profile: BrokerProfile } | null {
  const broker = brokers.find((person) => person.slug === slug);
  const profile = broker && brokerProfiles[broker.slug];
  return broker && profile ? { broker, profile } : null;
}
