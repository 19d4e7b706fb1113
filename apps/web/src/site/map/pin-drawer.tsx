import { listingLink, type ListingSearch } from '@estate/domain/search/listing-filter';
import { type ReactNode, useRef, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { PinCardSteps } from './pin-cards.tsx';

const Sheet = chakra('section', {
  base: {
    position: 'absolute',
    zIndex: 2,
    left: '0',
    right: '0',
    bottom: '0',
    display: 'flex',
    flexDirection: 'column',
    maxH: '80%',
    bg: 'paper',
    borderTopWidth: '1px',
    borderRadius: '0.875rem 0.875rem 0 0',
    boxShadow: 'soft',
  },
});

const Grip = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    w: 'full',
    h: '7',
    // A finger that draws it would otherwise scroll the page, and the map away from above the drawer.
    touchAction: 'none',
    _before: { content: '""', w: '11', h: '1', borderRadius: 'full', bg: 'outline' },
  },
});

/** Pixels from which a stroke along the grip is no press. */
const strokePx = 24;

/** The drawer of a phone's map: `children` say what the map shows, and its cards open over the map. */
export function PinDrawer({
  ids,
  search,
  onClearArea,
  children,
}: {
  ids: readonly number[];
  search: ListingSearch;
  onClearArea: () => void;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const toggle = () => setOpen(!isOpen);
  const pressedAt = useRef(0);
  const isDrawn = useRef(false);
  return (
    <Sheet
      ref={sheet}
      tabIndex={-1}
      aria-label="Immobilien der Karte"
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false);
      }}
    >
      <Grip
        type="button"
        aria-label={isOpen ? 'Liste der Karte schließen' : 'Liste der Karte öffnen'}
        aria-expanded={isOpen}
        onPointerDown={({ clientY }) => {
          pressedAt.current = clientY;
          isDrawn.current = false;
        }}
        onPointerUp={({ clientY }) => {
          const by = clientY - pressedAt.current;
          isDrawn.current = Math.abs(by) >= strokePx;
          if (isDrawn.current) setOpen(by < 0);
        }}
        onClick={() => {
          if (!isDrawn.current) toggle();
        }}
      />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        columnGap="3"
        px="4"
        pb="2"
      >
        {children}
        {search.within !== undefined && (
          <Button tone="quiet" size="sm" px="0" textDecoration="underline" onClick={onClearArea}>
            Gebiet löschen
          </Button>
        )}
      </chakra.div>
      {isOpen && (
        <chakra.div overflowY="auto" overscrollBehavior="contain" bg="card" borderTopWidth="1px">
          <PinCardSteps ids={ids} panel={sheet} />
        </chakra.div>
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr) auto"
        gap="2.5"
        px="4"
        py="2.5"
        bg="card"
        borderTopWidth="1px"
      >
        <Button disabled={ids.length === 0} aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? 'Karte zeigen' : `${ids.length} ansehen`}
        </Button>
        <ButtonLink {...listingLink({ ...search, view: undefined })} resetScroll={false} tone="outline">
          Liste
        </ButtonLink>
      </chakra.div>
    </Sheet>
  );
}
