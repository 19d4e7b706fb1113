import { chakra } from '@chakra-ui/react/styled-system';
import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { isPageShownLower } from '../scroll.ts';
import { whenIdle } from './when-idle.ts';

/** Placeholder of later parts; keeps the parts after it below the screen, so that the visible layout does not shift. */
export const Placeholder = chakra('div', { base: { minH: '100vh' } });

/**
 * Renders `first` children at once and then `step` more each time the browser has painted and is idle. React renders
 * them in transitions, that is in slices, so that a slow phone shows the first screen soon and reacts in between. A page
 * that is shown further down, at a hash or where it was left, renders all children at once.
 */
export function Progressive({
  children,
  first = 1,
  step = 1,
  placeholder = null,
}: {
  children: ReactNode;
  first?: number;
  step?: number;
  placeholder?: ReactNode;
}) {
  const parts = Children.toArray(children);
  const [shown, setShown] = useState(() => (isPageShownLower() ? Infinity : first));
  const isComplete = shown >= parts.length;
  useEffect(() => {
    if (isComplete) return;
    return whenIdle(() => startTransition(() => setShown(shown + step)));
  }, [isComplete, shown, step]);
  return (
    <>
      {isComplete ? parts : parts.slice(0, shown)}
      {!isComplete && placeholder}
    </>
  );
}
