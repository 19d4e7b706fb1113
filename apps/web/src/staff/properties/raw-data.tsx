import { Suspense, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { lazyWithFallback } from '../../shared/ui/lazy-with-fallback.tsx';

const RawTree = lazyWithFallback(() => import('./raw-tree.tsx').then((part) => part.RawTree));

/** The CRM's raw data, fetched with the code that draws it when it is opened. */
export function RawData({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <chakra.details mt="6" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <chakra.summary fontWeight="semibold" py="2">
        Rohdaten aus Propstack (JSON)
      </chakra.summary>
      {isOpen && (
        <Suspense>
          <RawTree id={id} />
        </Suspense>
      )}
    </chakra.details>
  );
}
