import { chakra } from '@chakra-ui/react/styled-system';
import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { atRest } from './at-rest.ts';

/** Stands in for parts still to come, and keeps what follows below the screen, so that nothing in sight moves. */
export const Rest = chakra('div', { base: { minH: '100vh' } });

/**
 * Shows its first `first` children at once and the others right after, `step` by step and each once the last is
 * painted and the page rests: in transitions, which React renders in slices, so that a slow phone shows the first
 * screen soon and answers in between. A hash in the address may name something further down; then all come at once.
 */
export function InTurn({
  children,
  first = 1,
  step = 1,
  rest = null,
}: {
  children: ReactNode;
  first?: number;
  step?: number;
  rest?: ReactNode;
}) {
  const parts = Children.toArray(children);
  const [shown, setShown] = useState(() => (window.location.hash ? Infinity : first));
  const isComplete = shown >= parts.length;
  useEffect(() => {
    if (isComplete) return;
    return atRest(() => startTransition(() => setShown(shown + step)));
  }, [isComplete, shown, step]);
  return (
    <>
      {isComplete ? parts : parts.slice(0, shown)}
      {!isComplete && rest}
    </>
  );
}
