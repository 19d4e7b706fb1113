import { useEffect, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';

export const pollMs = 3_000;
/** The tail ends by itself, because its polls would keep a forgotten session alive (staff-area §6.10). */
export const liveForMs = 15 * 60_000;

/** The switch of the live tail; `isOver` once it ended by itself. */
export function useLive() {
  const [state, setState] = useState<'off' | 'on' | 'over'>('off');
  useEffect(() => {
    if (state !== 'on') return undefined;
    const clock = setTimeout(() => setState('over'), liveForMs);
    return () => clearTimeout(clock);
  }, [state]);
  return {
    isLive: state === 'on',
    isOver: state === 'over',
    toggle: () => setState(state === 'on' ? 'off' : 'on'),
  };
}

/** Turns the live tail on and off; the dot is filled while new entries come by themselves. */
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
