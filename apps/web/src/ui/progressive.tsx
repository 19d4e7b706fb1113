import { chakra } from '@chakra-ui/react/styled-system';
import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Stands in for parts still to come, and keeps what follows below the screen, so that nothing in sight moves. */
export const Placeholder = chakra('div', { base: { minH: '100vh' } });

/**
 * Shows its first `first` children at once and the others right after, `step` by step and each once the last is
 * painted and the browser is idle: in transitions, which React renders in slices, so that a slow phone shows the first
 * screen soon and answers in between. A hash in the address may name something further down; then all come at once.
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
  const [shown, setShown] = useState(() => (window.location.hash ? Infinity : first));
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
