import { placeLine } from '@estate/domain/property/place-name';
import { hasPage } from '@estate/domain/property/offer-state';
import { priceText } from '@estate/domain/property/price';
import { propertySlug } from '@estate/domain/property/property-slug';
import { renditions } from '@estate/domain/property/renditions';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { problemText } from '../../shared/api/problem-text.ts';
import { chakra } from '#styled-system/jsx';
import type { PropertyCard } from '../../shared/api/types.ts';
import { Button, CoverLink } from '../../shared/ui/button.tsx';
import { formatArea } from '@estate/domain/text/format';
import { PropertyImage } from '../../shared/ui/property-image.tsx';
import { comparedQuery } from '../api/queries.ts';
import { floorAreaText, roomsText } from '@estate/domain/property/rooms-and-area';
import { typeset } from '../ui/typeset.tsx';

const Panel = chakra('section', {
  base: {
    position: 'absolute',
    zIndex: 1,
    bottom: '10',
    left: '3',
    right: '3',
    maxW: '24rem',
    maxH: 'calc(100% - 3rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'card',
    borderRadius: 'card',
    boxShadow: 'soft',
    borderWidth: '1px',
  },
});

/** A text in place of the cards, as high as one card. */
const Message = chakra('div', { base: { minH: '6.5rem', p: '3', pr: '12' } });

/** '3 Zimmer · 97 m²', '240 m² Bürofläche', '800 m² Grundstück'; empty if neither rooms nor area are known. */
function factsOf(property: PropertyCard): string {
  const plot = formatArea(property.plot_area);
  const area = floorAreaText(property) ?? (plot && `${plot} Grundstück`);
  return [roomsText(property), area].filter(Boolean).join(' · ');
}

/** A small card: picture, price, rooms and area, title, place. The card is a link if the property has a page. */
function PinCard({ property }: { property: PropertyCard }) {
  const title = typeset(property.title);
  const facts = factsOf(property);
  return (
    <chakra.li
      tabIndex={-1}
      position="relative"
      display="grid"
      gridTemplateColumns="7rem minmax(0, 1fr)"
      gap="3"
      p="3"
      pr="12"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.div position="relative" aspectRatio="600 / 384" overflow="hidden" borderRadius="card">
        <PropertyImage image={property.image} alt="" preset={{ main: renditions.cardSrcset[0] }} />
      </chakra.div>
      <div>
        <chakra.p fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {priceText(property)}
        </chakra.p>
        {facts && <chakra.p fontSize="xs">{facts}</chakra.p>}
        <chakra.h3 fontSize="sm" lineHeight="snug" lineClamp={4}>
          {hasPage(property) ? (
            <CoverLink to="/immobilie/$slug" params={{ slug: propertySlug(property) }}>
              {title}
            </CoverLink>
          ) : (
            title
          )}
        </chakra.h3>
        <chakra.p fontSize="xs" color="inkMuted">
          {placeLine(property) || 'Ort auf Anfrage'}
        </chakra.p>
      </div>
    </chakra.li>
  );
}

const cardsPerStep = 50;

/**
 * The cards of these properties, with states for loading, for a failure and for properties that are no longer public.
 */
function PinCards({
  ids,
  step,
  panel,
}: {
  ids: readonly number[];
  step: number;
  panel: RefObject<HTMLElement | null>;
}) {
  const { data, isPending, isError, error, refetch } = useQuery(comparedQuery(ids));
  const list = useRef<HTMLUListElement>(null);
  const hasFurtherCards = step > 0 && data !== undefined;
  useEffect(() => {
    // The focus stays if the visitor moved it while the cards loaded.
    if (hasFurtherCards && document.activeElement === panel.current)
      list.current?.querySelector('li')?.focus();
  }, [hasFurtherCards, panel]);
  return (
    <>
      {isPending && <Message role="status">Wird geladen...</Message>}
      {isError && (
        <Message role="alert">
          <p>{problemText(error)}</p>
          <Button
            tone="outline"
            size="sm"
            mt="2"
            onClick={() => {
              panel.current?.focus({ preventScroll: true });
              void refetch();
            }}
          >
            Erneut versuchen
          </Button>
        </Message>
      )}
      {data?.cards.length === 0 && (
        <Message role="status">
          {ids.length === 1
            ? 'Diese Immobilie ist nicht mehr verfügbar.'
            : 'Diese Immobilien sind nicht mehr verfügbar.'}
        </Message>
      )}
      <chakra.ul ref={list} listStyle="none">
        {data?.cards.map((property) => (
          <PinCard key={property.id} property={property} />
        ))}
      </chakra.ul>
    </>
  );
}

/** The panel of a clicked pin: one property, or all properties at the same place. */
export function ChosenPins({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const [steps, setSteps] = useState(1);
  const panel = useRef<HTMLElement>(null);
  const previousIds = useRef<readonly number[]>([]);
  useEffect(() => {
    // The panel takes the focus for a new pin only. Properties disappear from it while the visitor types in a filter.
    if (ids.some((id) => !previousIds.current.includes(id))) panel.current?.focus({ preventScroll: true });
    previousIds.current = ids;
  }, [ids]);
  const left = ids.length - steps * cardsPerStep;
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
      {Array.from({ length: Math.min(steps, Math.ceil(ids.length / cardsPerStep)) }, (_, step) => (
        <PinCards
          key={step}
          ids={ids.slice(step * cardsPerStep, (step + 1) * cardsPerStep)}
          step={step}
          panel={panel}
        />
      ))}
      {left > 0 && (
        <Button
          tone="outline"
          size="sm"
          m="3"
          onClick={() => {
            panel.current?.focus({ preventScroll: true });
            setSteps(steps + 1);
          }}
        >
          {`${Math.min(left, cardsPerStep)} weitere zeigen`}
        </Button>
      )}
    </Panel>
  );
}
