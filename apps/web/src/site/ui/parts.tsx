import { Children, type ReactNode, Suspense } from 'react';
import { chakra } from '#styled-system/jsx';

/** A placeholder that keeps the following parts below the screen until this part's code has loaded. */
export const ChunkPlaceholder = chakra('div', { base: { minH: '100vh' } });

/**
 * The parts of a page, each in its own Suspense boundary. React hydrates the parts one by one, and first the part that
 * the visitor interacts with. Until then the server's HTML is shown.
 */
export const PageParts = ({ children }: { children: ReactNode }) => (
  <>
    {Children.toArray(children).map((part, index) => (
      <Suspense key={index} fallback={<ChunkPlaceholder />}>
        {part}
      </Suspense>
    ))}
  </>
);
