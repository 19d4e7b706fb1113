import { draftMark } from '@estate/content/order-release';
import { brokerOrder, type BrokerOrderWords } from '@estate/content/sections/broker-order';

/** Published words with the order as if a lawyer had released it. */
export const releasedOrder = (
  changes: Partial<BrokerOrderWords> = {},
): { 'broker-order': BrokerOrderWords } => ({
  'broker-order': {
    ...(JSON.parse(JSON.stringify(brokerOrder.shipped).replaceAll(draftMark, 'FASSUNG')) as BrokerOrderWords),
    isOffered: true,
    release: { lawyer: 'Dr. Ada Recht', day: '2026-11-20' },
    ...changes,
  },
});
