import { Children, type ReactNode, Suspense } from 'react';
import { chakra } from '#styled-system/jsx';

/** Keeps what follows a part below the screen until the part's code is there. */
export const Place = chakra('div', { base: { minH: '100vh' } });

/**
 * The parts of a page, each in a boundary of its own: React hydrates them one by one, the one that is touched first, and
 * until then they stand as the server sent them.
 */
export const Parts = ({ children }: { children: ReactNode }) => (
  <>
    {Children.toArray(children).map((part, index) => (
      <Suspense key={index} fallback={<Place />}>
        {part}
      </Suspense>
    ))}
  </>
);
