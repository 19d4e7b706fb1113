import { chakra } from '@chakra-ui/react/styled-system';
import { amountOf } from '@estate/contracts/price';
import { Suspense, useRef } from 'react';
import type { PublicProperty } from '../../api/types.ts';
import { lazyWithFallback } from '../../ui/lazy-with-fallback.tsx';
import { useIsNear } from '../../ui/use-is-near.ts';

const Calculator = lazyWithFallback(async () => (await import('./calculator.tsx')).Calculator);

/** Keeps about the calculator's place until it comes. */
const Place = chakra('div', { base: { minH: { base: '75rem', md: '38rem' } } });

/** The calculator of purchase costs and financing; its code comes when the visitor comes near. */
export function PurchaseCosts({ property }: { property: PublicProperty }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const price = amountOf(property);
  if (price === null) return null;
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={<Place />}>
          <Calculator property={{ ...property, price }} />
        </Suspense>
      ) : (
        <Place />
      )}
    </div>
  );
}
