import { cardBadge } from '@estate/domain/property/badge';
import { isClosed } from '@estate/domain/property/offer-state';
import { priceText } from '@estate/domain/property/price';
import { propertySlug } from '@estate/domain/property/property-slug';
import { renditions } from '@estate/domain/property/renditions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { comparedQuery } from '../../api/queries.ts';
import type { PropertyCard } from '../../../shared/api/types.ts';
import {
  removeViewedProperties,
  clearViewedProperties,
  setViewedStored,
  useRecentlyViewed,
} from '../../lists/viewed.ts';
import { chakra } from '#styled-system/jsx';
import { CoverLink, Button } from '../../../shared/ui/button.tsx';
import { CheckField } from '../../../shared/form/check-field.tsx';
import { CardGrid, Container, Row, Section } from '../../../shared/ui/layout.tsx';
import { PropertyImage } from '../../../shared/ui/property-image.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';
import { typeset } from '../../ui/typeset.tsx';

/** The current data of the properties. One that is no longer public is removed from the list without a message. */
function useViewedProperties(ids: readonly number[]): readonly PropertyCard[] {
  const { data, isPlaceholderData } = useQuery({
    ...comparedQuery(ids),
    // The cards of the previous list stay visible while a changed list is loaded.
    placeholderData: keepPreviousData,
  });
  const cards = new Map(data?.cards.map((card) => [card.id, card]));
  const goneIds = data && !isPlaceholderData ? ids.filter((id) => !cards.has(id)) : [];
  useEffect(() => {
    if (goneIds.length > 0) removeViewedProperties(goneIds);
  });
  return ids.flatMap((id) => cards.get(id) ?? []);
}

const picture = { main: renditions.card, srcset: renditions.cardSrcset, sizes: '120px' };

/** The price as on a card; for a sold or let property the text of its badge. */
const priceOf = (property: PropertyCard): string =>
  isClosed(property) ? (cardBadge(property) ?? '') : priceText(property);

/** A property in one line: small picture, title, place and price. The whole line is one link. */
function ViewedProperty({ property }: { property: PropertyCard }) {
  return (
    <chakra.article
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: '6rem minmax(0, 1fr)', sm: '7.5rem minmax(0, 1fr)' }}
      h="full"
      overflow="hidden"
      bg="card"
      borderWidth="1px"
      borderRadius="card"
      fontSize="xs"
      _focusWithin={{ borderColor: 'brass' }}
    >
      <chakra.div minH="6rem" position="relative" css={{ '& img': { position: 'absolute', inset: '0' } }}>
        <PropertyImage image={property.image} alt="" preset={picture} />
      </chakra.div>
      <chakra.div p="3" lineHeight="snug" overflowWrap="anywhere">
        <chakra.h3 fontSize="sm" lineHeight="snug" lineClamp="2">
          <CoverLink
            to="/immobilie/$slug"
            params={{ slug: propertySlug(property) }}
            _hover={{ textDecoration: 'underline' }}
          >
            {typeset(property.title)}
          </CoverLink>
        </chakra.h3>
        <chakra.p mt="1" color="inkMuted">
          {property.city ?? 'Ort auf Anfrage'}
        </chakra.p>
        <chakra.p fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {priceOf(property)}
        </chakra.p>
      </chakra.div>
    </chakra.article>
  );
}

/** Empties the list and moves the focus to the main content, because the focused button disappears with the list. */
function empty() {
  clearViewedProperties();
  document.getElementById('inhalt')?.focus({ preventScroll: true });
}

/** Lets the visitor choose whether the browser stores the list (decision 24), and empty the list. */
function ViewedListSettings() {
  const { isKept, canKeep } = useRecentlyViewed();
  return (
    <Row justifyContent="space-between" gap="4" mt="6" fontSize="xs">
      {canKeep ? (
        <CheckField
          checked={isKept}
          onChange={({ target }) => setViewedStored(target.checked)}
          label="Für den nächsten Besuch in diesem Browser speichern. Ohne Haken vergisst die Seite die Liste, wenn Sie sie schließen."
        />
      ) : (
        <p>Ihr Browser speichert nichts: Die Liste ist vergessen, wenn Sie die Seite schließen.</p>
      )}
      <Button tone="outline" onClick={empty}>
        Liste leeren
      </Button>
    </Row>
  );
}

/** Compact list of the viewed properties that are still public. */
export function RecentlyViewedSection({ ids }: { ids: readonly number[] }) {
  const properties = useViewedProperties(ids);
  if (properties.length === 0) return null;
  return (
    <Section aria-labelledby="zuletzt-angesehen" _print={{ display: 'none' }} py={{ base: '10', md: '14' }}>
      <Container>
        <SectionTitle id="zuletzt-angesehen" mb={{ base: '4', md: '6' }}>
          Zuletzt angesehen
        </SectionTitle>
        <CardGrid rowGap={{ base: '3', md: '4' }}>
          {properties.map((property) => (
            <li key={property.id}>
              <ViewedProperty property={property} />
            </li>
          ))}
        </CardGrid>
        <ViewedListSettings />
      </Container>
    </Section>
  );
}
