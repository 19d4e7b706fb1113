import { offerStateLabel } from '@estate/contracts/offer-state';
import { propertySlug } from '@estate/contracts/property-slug';
import { responsiveImages } from '@estate/contracts/renditions';
import type { PropertyCard } from '../../api/types.ts';
import { chakra } from '../../theme/chakra.tsx';
import { Badge } from '../../ui/badge.tsx';
import { CoverLink } from '../../ui/button.tsx';
import { countOf, formatArea } from '../../ui/format.ts';
import { PropertyImage } from '../../ui/property-image.tsx';
import { typeset } from '../../ui/typeset.tsx';

/** A reference: the sold property and its place, no price. The whole card is one link. */
export function SoldCard({ property }: { property: PropertyCard }) {
  const facts = [
    countOf(property.number_of_rooms, 'Zimmer', 'Zimmer'),
    countOf(property.number_of_bath_rooms, 'Bad', 'Bäder'),
    formatArea(property.living_space),
  ].filter((fact) => fact !== null);
  return (
    <chakra.article
      position="relative"
      h="full"
      overflow="hidden"
      bg="card"
      borderWidth="1px"
      borderRadius="card"
      _focusWithin={{ borderColor: 'brass' }}
      css={{
        '& img': { transition: 'transform', transitionDuration: 'calm' },
        '&:hover img': { transform: 'scale(1.02)' },
      }}
    >
      <chakra.div position="relative" overflow="hidden" aspectRatio="600 / 384">
        <PropertyImage image={property.image} alt="" preset={responsiveImages.card} />
        <Badge tone="closed" position="absolute" top="3" left="3">
          {offerStateLabel(property)}
        </Badge>
      </chakra.div>
      <chakra.div p="5">
        <chakra.h3 fontSize="1.25rem" lineHeight="snug">
          <CoverLink to="/immobilie/$slug" params={{ slug: propertySlug(property) }}>
            {typeset(property.title)}
          </CoverLink>
        </chakra.h3>
        <chakra.p mt="1" color="inkMuted">
          {property.city}
        </chakra.p>
        <chakra.p mt="2">{facts.join(' · ')}</chakra.p>
      </chakra.div>
    </chakra.article>
  );
}
