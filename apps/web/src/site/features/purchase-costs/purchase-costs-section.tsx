import { amountOf } from '@estate/domain/property/price';
import { Suspense } from 'react';
import type { PublicProperty } from '../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { lazyWithFallback } from '../../../shared/ui/lazy-with-fallback.tsx';

const Calculator = lazyWithFallback(async () => (await import('./calculator.tsx')).Calculator);

/** Reserves the height of the closed calculator until its code has loaded. */
const Place = chakra('div', { base: { minH: '16' } });

/** The calculator of purchase costs and financing. Its code is a separate chunk, because few visitors scroll so far. */
export function PurchaseCosts({ property }: { property: PublicProperty }) {
  const price = amountOf(property);
  if (price === null) return null;
  return (
    <Suspense fallback={<Place />}>
      <Calculator property={{ ...property, price }} />
    </Suspense>
  );
}
