import { useEffect, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';

export const pollMs = 3_000;
/** Live mode ends after this time, because its polling would keep a forgotten session alive (staff-area §6.10). */
export const liveForMs = 15 * 60_000;

/** State of live mode. `isOver` is true after it has ended by timeout. */
export function useLiveMode() {
  const [state, setState] = useState<'off' | 'on' | 'over'>('off');
  useEffect(() => {
    if (state !== 'on') return undefined;
    const timer = setTimeout(() => setState('over'), liveForMs);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    isLive: state === 'on',
    isOver: state === 'over',
    toggle: () => setState(state === 'on' ? 'off' : 'on'),
  };
}

/** Button that switches live mode, in which new entries appear automatically; its dot is filled while it is on. */
export function LiveSwitch({ isLive, onToggle }: { isLive: boolean; onToggle: () => void }) {
  return (
    <Button tone="outline" size="sm" aria-pressed={isLive} onClick={onToggle}>
      <chakra.span
        aria-hidden
        w="2.5"
        h="2.5"
        borderRadius="full"
        borderWidth="1.5px"
        borderColor={isLive ? 'success' : 'outline'}
        bg={isLive ? 'success' : 'transparent'}
      />
      Live
    </Button>
  );
}
