import type { Broker } from '@estate/content/broker';
import type { BrokerProfile } from '@estate/content/broker-profile';
import { brokerProfiles } from '@estate/content/broker-profiles';
import { brokerBySlug } from '@estate/content/brokers';

/** Finds the broker of a page, with the long texts; null for an unknown slug. */
export function findBroker(slug: string): { broker: Broker; profile: BrokerProfile } | null {
  const broker = brokerBySlug(slug);
  const profile = broker && brokerProfiles[broker.slug];
  return broker && profile ? { broker, profile } : null;
}
