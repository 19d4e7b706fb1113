import { offerState } from '@estate/contracts/offer-state';
import { describePrice, isPriceOnRequest, priceText } from '@estate/contracts/price';
import { propertySlug } from '@estate/contracts/property-slug';
import type { PropertyCard as CardRecord } from '../../api/types.ts';
import { responsiveImages } from '@estate/contracts/renditions';
import { propertyStatus } from '@estate/contracts/vocabulary';
import { FavouriteButton } from '../../favourites/favourite-button.tsx';
import { useFavourites } from '../../favourites/favourites.ts';
import { chakra } from '../../theme/chakra.tsx';
import { CoverLink } from '../button.tsx';
import { PropertyImage } from '../property-image.tsx';
import { AmenityLine } from './amenity-line.tsx';
import { CardBadges } from './card-badges.tsx';
import { CardFacts } from './card-facts.tsx';
import { typeset } from '../typeset.tsx';

const Frame = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    overflow: 'hidden',
    bg: 'card',
    borderWidth: '1px',
    borderRadius: 'card',
    '& img': { transition: 'transform', transitionDuration: 'calm' },
    _hover: { '&:has(a) img': { transform: 'scale(1.02)' } },
    _focusWithin: { borderColor: 'brass' },
  },
});

/** Two lines where cards stand in a row (CardGrid), so that they stand alike; on a phone as many as it needs. */
const title = {
  fontSize: '1.25rem',
  lineHeight: 'snug',
  lineClamp: 3,
  css: { '@media (min-width: 40rem)': { minHeight: '2lh', WebkitLineClamp: 2 } },
} as const;

/**
 * A listing in a grid. The whole card is one link; a coming-soon property is not linked, because it has no page yet
 * (visitor-area §2). `isFirst`: the image is in the first screen.
 */
export function PropertyCard({ property, isFirst = false }: { property: CardRecord; isFirst?: boolean }) {
  const isLinked = property.property_status_id !== propertyStatus.vorbereitung;
  const state = offerState(property);
  // A closed offer cannot be marked, but an earlier mark can be removed.
  const hasHeart = useFavourites().includes(property.id) || state !== 'closed';
  return (
    <Frame>
      <chakra.div position="relative" overflow="hidden" aspectRatio="600 / 384">
        <PropertyImage image={property.image} alt="" preset={responsiveImages.card} isFirst={isFirst} />
        <CardBadges property={property} />
        {hasHeart && <FavouriteButton property={property} position="absolute" zIndex="1" top="2" right="2" />}
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" flex="1" gap="3" p="5">
        <div>
          <chakra.h3 {...title}>
            {isLinked ? (
              <CoverLink to="/immobilie/$slug" params={{ slug: propertySlug(property) }}>
                {typeset(property.title)}
              </CoverLink>
            ) : (
              typeset(property.title)
            )}
          </chakra.h3>
          <chakra.p mt="1" color="inkMuted">
            {[property.zip_code, property.city].filter(Boolean).join(' ') || 'Ort auf Anfrage'}
          </chakra.p>
        </div>
        <CardFacts property={property} />
        <AmenityLine keys={property.amenities} />
        {state !== 'closed' && (
          <chakra.p mt="auto" pt="3" borderTopWidth="1px" textAlign="right" fontVariantNumeric="tabular-nums">
            {!isPriceOnRequest(property) && (
              <chakra.span fontSize="xs" color="inkMuted" mr="2">
                {describePrice(property).label}
              </chakra.span>
            )}
            <chakra.span fontSize="1.25rem" fontWeight="semibold">
              {priceText(property)}
            </chakra.span>
          </chakra.p>
        )}
      </chakra.div>
    </Frame>
  );
}
