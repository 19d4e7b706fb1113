import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { PinCardSteps } from './pin-cards.tsx';

const Panel = chakra('section', {
  base: {
    position: 'absolute',
    zIndex: 3,
    bottom: { base: '0', md: '10' },
    left: { base: '0', md: '3' },
    right: { base: '0', md: '3' },
    maxW: { md: '24rem' },
    maxH: 'calc(100% - 3rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'card',
    borderRadius: 'card',
    boxShadow: 'soft',
    borderWidth: '1px',
  },
});

/** The panel of a clicked pin: one property, or all properties at the same place. */
export function ChosenPins({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const panel = useRef<HTMLElement>(null);
  const previousIds = useRef<readonly number[]>([]);
  useEffect(() => {
    // The panel takes the focus for a new pin only. Properties disappear from it while the visitor types in a filter.
    if (ids.some((id) => !previousIds.current.includes(id))) panel.current?.focus({ preventScroll: true });
    previousIds.current = ids;
  }, [ids]);
  const name = ids.length === 1 ? 'Immobilie auf der Karte' : `${ids.length} Immobilien an dieser Stelle`;
  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <Button
        tone="quiet"
        size="icon"
        position="absolute"
        top="0"
        right="0"
        zIndex="1"
        aria-label="Schließen"
        onClick={onClose}
      >
        <X size={20} strokeWidth={1.5} aria-hidden />
      </Button>
      {ids.length > 1 && (
        <chakra.p px="3" pt="3" pr="12" fontSize="xs" color="inkMuted">
          {name}
        </chakra.p>
      )}
      <PinCardSteps ids={ids} panel={panel} />
    </Panel>
  );
}
