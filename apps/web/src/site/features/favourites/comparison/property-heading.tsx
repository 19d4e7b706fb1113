import { cardBadge } from '@estate/domain/property/badge';
import { hasPage, offerState } from '@estate/domain/property/offer-state';
import { propertySlug } from '@estate/domain/property/property-slug';
import { renditions } from '@estate/domain/property/renditions';
import { chakra } from '#styled-system/jsx';
import type { ComparedProperty } from '../../../../shared/api/types.ts';
import { Badge } from '../../../../shared/ui/badge.tsx';
import { StyledLink } from '../../../../shared/ui/button.tsx';
import { PropertyImage } from '../../../../shared/ui/property-image.tsx';
import { textLink } from '../../../../shared/ui/type.tsx';
import { FavouriteButton } from '../../../lists/favourite-button.tsx';
import { typeset } from '../../../ui/typeset.tsx';

const picture = { main: renditions.card, srcset: renditions.cardSrcset, sizes: '256px' };

/** The head of a column: picture, state, title and place. A property without a page yet has no link. */
export function PropertyHeading({ property }: { property: ComparedProperty }) {
  const badge = cardBadge(property);
  return (
    <>
      <chakra.div
        position="relative"
        overflow="hidden"
        aspectRatio="600 / 384"
        borderRadius="card"
        _print={{ aspectRatio: '600 / 280' }}
      >
        <PropertyImage image={property.image} alt="" preset={picture} isFirst />
        {badge && (
          <chakra.div position="absolute" top="2" left="2">
            <Badge tone={offerState(property)}>{badge}</Badge>
          </chakra.div>
        )}
        <FavouriteButton
          property={property}
          position="absolute"
          top="1"
          right="1"
          _print={{ display: 'none' }}
        />
      </chakra.div>
      <chakra.div
        mt="3"
        fontFamily="heading"
        fontSize="md"
        fontWeight="semibold"
        lineHeight="snug"
        _print={{ mt: '1', fontSize: '0.8125rem' }}
      >
        {hasPage(property) ? (
          <StyledLink to="/immobilie/$slug" params={{ slug: propertySlug(property) }} css={textLink}>
            {typeset(property.title)}
          </StyledLink>
        ) : (
          typeset(property.title)
        )}
      </chakra.div>
      <chakra.div mt="1" color="inkMuted">
        {[property.zip_code, property.city].filter(Boolean).join(' ') || 'Ort auf Anfrage'}
      </chakra.div>
    </>
  );
}
