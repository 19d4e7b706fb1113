import { draftMark } from '@estate/content/draft-mark';
import { allSections } from '@estate/content/sections/all-sections';
import { type BrokerOrderWords } from '@estate/content/sections/broker-order';

const shipped = () => allSections.find(({ words }) => words.key === 'broker-order')?.words.shipped;

/** Published words with the order as if a lawyer had released it. */
export const releasedOrder = (
  changes: Partial<BrokerOrderWords> = {},
): { 'broker-order': BrokerOrderWords } => ({
  'broker-order': {
    ...(JSON.parse(JSON.stringify(shipped()).replaceAll(draftMark, 'FASSUNG')) as BrokerOrderWords),
    isOffered: true,
    release: { lawyer: 'Dr. Ada Recht', day: '2026-11-20' },
    ...changes,
  },
});
