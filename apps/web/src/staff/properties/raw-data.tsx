import { Suspense } from 'react';
import { lazyWithFallback } from '../../shared/ui/lazy-with-fallback.tsx';
import { Details } from '../ui/details.tsx';

const RawTree = lazyWithFallback(() => import('./raw-tree.tsx').then((part) => part.RawTree));

/** Raw data of the CRM. Data and rendering code are fetched when the section is opened. */
export function RawData({ id }: { id: number }) {
  return (
    <Details mt="6" summary="Rohdaten aus Propstack (JSON)">
      <Suspense>
        <RawTree id={id} />
      </Suspense>
    </Details>
  );
}
