import { amenities } from '@estate/domain/property/amenities';
import { cardBadge } from '@estate/domain/property/badge';
import { floorArea, isNoDwelling } from '@estate/domain/property/main-area';
import { isNewOffer, offerState } from '@estate/domain/property/offer-state';
import { placeLine } from '@estate/domain/property/place-name';
import { areaPriceText, describePrice, isPriceOnRequest, priceText } from '@estate/domain/property/price';
import { propertySlug } from '@estate/domain/property/property-slug';
import { responsiveImages } from '@estate/domain/property/renditions';
import { propertyStatus } from '@estate/domain/property/vocabulary';
import { DoorOpen, LandPlot, Maximize } from 'lucide-react';
import type { PropertyCard, PropertyCard as CardRecord } from '../../../shared/api/types.ts';
import { FavouriteButton } from '../../lists/favourite-button.tsx';
import { useFavourites } from '../../lists/favourites.ts';
import { usePageFacts } from '../../../shared/page/page-facts.ts';
import { chakra } from '#styled-system/jsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { CoverLink } from '../../../shared/ui/button.tsx';
import { countOf, formatArea } from '../../../shared/ui/format.ts';
import { PropertyImage } from '../../../shared/ui/property-image.tsx';
import { typeset } from '../typeset.tsx';

/**
 * The amenities as one text: "Balkon, Kamin". A list with separators would be a quarter of all elements in the layout
 * of the property list. Where cards are side by side, the line is reserved on cards without amenities, so that the
 * cards are aligned.
 */
function AmenityLine({ keys }: { keys: readonly string[] }) {
  const known = amenities.filter(({ key }) => keys.includes(key));
  return (
    <chakra.p
      css={{ '@media (min-width: 40rem)': { minHeight: '1lh' } }}
      fontSize="xs"
      lineHeight="snug"
      color="inkMuted"
    >
      {known.map(({ label }) => label).join(', ')}
    </chakra.p>
  );
}

/**
 * Shows the badges at the top left of a card's image: the property's status, or KAUF or MIETE if it is available, and
 * 'Neu'.
 */
function CardBadges({ property }: { property: PropertyCard }) {
  const badge = cardBadge(property);
  const { madeAt } = usePageFacts();
  return (
    <chakra.div position="absolute" top="3" left="3" display="flex" gap="2">
      {badge && <Badge tone={offerState(property)}>{badge}</Badge>}
      {isNewOffer(property, madeAt) && <Badge tone="new">Neu</Badge>}
    </chakra.div>
  );
}

/** One line of figures; missing ones are left out, and so are the rooms of an office or a hall. */
function CardFacts({ property }: { property: PropertyCard }) {
  const area = floorArea(property);
  const isForWork = isNoDwelling(property);
  const facts = [
    {
      label: 'Zimmer',
      Icon: DoorOpen,
      text: isForWork ? null : countOf(property.number_of_rooms, 'Zimmer', 'Zimmer'),
    },
    {
      label: area?.label ?? '',
      Icon: Maximize,
      // A commercial area includes its label, because a bare number would be understood as living space.
      text: area && (isForWork ? `${formatArea(area.value)} ${area.label}` : formatArea(area.value)),
    },
    { label: 'Grundstück', Icon: LandPlot, text: formatArea(property.plot_area) },
  ];
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
      {facts.map(
        ({ label, Icon, text }) =>
          text && (
            <chakra.li key={label} display="flex" alignItems="center" gap="1.5">
              <Icon
                size={18}
                strokeWidth={1.5}
                {...(text.includes(label) ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
              />
              {text}
            </chakra.li>
          ),
      )}
    </chakra.ul>
  );
}

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
  },
});

/**
 * Style of the title: at least two lines high where cards are side by side (CardGrid), so that the cards are aligned.
 */
const title = {
  fontSize: '1.125rem',
  lineHeight: 'snug',
  lineClamp: 3,
  textWrap: 'wrap',
  css: { '@media (min-width: 40rem)': { minHeight: '2lh' } },
} as const;

/** The price, and the price per square metre. The spaces separate label and prices for screen readers. */
function CardPrice({ property }: { property: PropertyCard }) {
  const isOnRequest = isPriceOnRequest(property);
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      columnGap="2"
      fontVariantNumeric="tabular-nums"
    >
      {!isOnRequest && (
        <chakra.span fontSize="xs" color="inkMuted">
          {describePrice(property).label}{' '}
        </chakra.span>
      )}
      <chakra.span fontSize="1.25rem" fontWeight="semibold">
        {priceText(property)}{' '}
      </chakra.span>
      <chakra.span fontSize="xs" color="inkMuted">
        {areaPriceText(property)}
      </chakra.span>
    </chakra.p>
  );
}

/**
 * A listing in a grid. The whole card is one link; a coming-soon property is not linked, because it has no page yet
 * (visitor-area §2). `isFirst`: the image is in the first screen. The heart follows the link in the order of focus.
 */
export function PropertyCard({ property, isFirst = false }: { property: CardRecord; isFirst?: boolean }) {
  const isLinked = property.property_status_id !== propertyStatus.vorbereitung;
  const state = offerState(property);
  // A sold or let property cannot be added to the favourites, but it can be removed from them.
  const hasHeart = useFavourites().includes(property.id) || state !== 'closed';
  return (
    <Frame>
      <chakra.div position="relative" overflow="hidden" aspectRatio="600 / 384">
        <PropertyImage image={property.image} alt="" preset={responsiveImages.card} isFirst={isFirst} />
        <CardBadges property={property} />
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" flex="1" gap="2.5" p="5">
        {state !== 'closed' && <CardPrice property={property} />}
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
            {placeLine(property) || 'Ort auf Anfrage'}
          </chakra.p>
        </div>
        <CardFacts property={property} />
        <AmenityLine keys={property.amenities} />
      </chakra.div>
      {hasHeart && <FavouriteButton property={property} position="absolute" zIndex="1" top="2" right="2" />}
    </Frame>
  );
}
