import { Suspense, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { lazyWithFallback } from '../../shared/ui/lazy-with-fallback.tsx';

const RawTree = lazyWithFallback(() => import('./raw-tree.tsx').then((part) => part.RawTree));

/** Raw data of the CRM. Data and rendering code are fetched when the section is opened. */
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
