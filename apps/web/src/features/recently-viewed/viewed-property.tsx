import { cardBadge } from '@estate/contracts/badge';
import { isClosed } from '@estate/contracts/offer-state';
import { priceText } from '@estate/contracts/price';
import { coverImage } from '@estate/contracts/property-images';
import { propertySlug } from '@estate/contracts/property-slug';
import { renditions } from '@estate/contracts/renditions';
import type { PublicProperty } from '../../api/types.ts';
import { chakra } from '../../theme/chakra.tsx';
import { CoverLink } from '../../ui/button.tsx';
import { PropertyImage } from '../../ui/property-image.tsx';
import { typeset } from '../../ui/typeset.tsx';

const picture = { main: renditions.card, srcset: renditions.cardSrcset, sizes: '120px' };

/** The price as on a card; of a sold or let property that it is sold or let. */
const priceOf = (property: PublicProperty): string =>
  isClosed(property) ? (cardBadge(property) ?? '') : priceText(property);

/** A property in one line: small picture, title, place and price. The whole line is one link. */
export function ViewedProperty({ property }: { property: PublicProperty }) {
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
        <PropertyImage image={coverImage(property.images)} alt="" preset={picture} />
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
