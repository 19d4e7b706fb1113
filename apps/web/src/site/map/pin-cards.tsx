import { placeLine } from '@estate/domain/property/place-name';
import { hasPage, offerState } from '@estate/domain/property/offer-state';
import { priceText } from '@estate/domain/property/price';
import { propertySlug } from '@estate/domain/property/property-slug';
import { renditions } from '@estate/domain/property/renditions';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { problemText } from '../../shared/api/problem-text.ts';
import { chakra } from '#styled-system/jsx';
import type { PropertyCard } from '../../shared/api/types.ts';
import { Button, CoverLink } from '../../shared/ui/button.tsx';
import { formatArea } from '@estate/domain/text/format';
import { PropertyImage } from '../../shared/ui/property-image.tsx';
import { comparedQuery } from '../api/queries.ts';
import { FavouriteButton } from '../lists/favourite-button.tsx';
import { floorAreaText, roomsText } from '@estate/domain/property/rooms-and-area';
import { typeset } from '../ui/typeset.tsx';

/** A text in place of the cards, as high as one card. */
const Message = chakra('div', { base: { minH: '6.5rem', p: '3', pr: '12' } });

/** '3 Zimmer · 97 m²', '240 m² Bürofläche', '800 m² Grundstück'; empty if neither rooms nor area are known. */
function factsOf(property: PropertyCard): string {
  const plot = formatArea(property.plot_area);
  const area = floorAreaText(property) ?? (plot && `${plot} Grundstück`);
  return [roomsText(property), area].filter(Boolean).join(' · ');
}

/** A small card with a heart: picture, price, rooms and area, title, place. The card is a link if the property has a page. */
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
      {offerState(property) !== 'closed' && (
        <FavouriteButton property={property} position="absolute" zIndex="1" bottom="1" right="1" />
      )}
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

/** The cards of these properties in steps of fifty. `panel` takes the focus while a further step loads. */
export function PinCardSteps({
  ids,
  panel,
}: {
  ids: readonly number[];
  panel: RefObject<HTMLElement | null>;
}) {
  const [steps, setSteps] = useState(1);
  const left = ids.length - steps * cardsPerStep;
  return (
    <>
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
    </>
  );
}
