import { presentSelection } from '@estate/domain/property/presentation';
import { placeLine } from '@estate/domain/property/place-name';
import { priceText } from '@estate/domain/property/price';
import { propertySlug } from '@estate/domain/property/property-slug';
import { responsiveImages } from '@estate/domain/property/renditions';
import { floorAreaText, roomsText } from '@estate/domain/property/rooms-and-area';
import { formatArea } from '@estate/domain/text/format';
import { css } from '#styled-system/css';
import { chakra } from '#styled-system/jsx';
import type { PropertyCard as CardRecord } from '../../../shared/api/types.ts';
import { CoverLink } from '../../../shared/ui/button.tsx';
import { CardGrid, Container } from '../../../shared/ui/layout.tsx';
import { PropertyImage } from '../../../shared/ui/property-image.tsx';
import { FavouriteButton } from '../../lists/favourite-button.tsx';
import { coverGrid, coverPicture, coverPlate } from '../../ui/cover.ts';
import { PropertyCard } from '../../ui/property-card/property-card.tsx';
import { typeset } from '../../ui/typeset.tsx';

const plotText = ({ plot_area }: CardRecord) => {
  const area = formatArea(plot_area);
  return area && `${area} Grundstück`;
};

/** The exceptional property of the selection, as large as on its own page. */
function Cover({ property }: { property: CardRecord }) {
  const facts = [roomsText(property), floorAreaText(property), plotText(property)].filter(Boolean);
  return (
    <chakra.article position="relative" css={coverGrid}>
      <chakra.div position="relative" overflow="hidden" css={coverPicture}>
        <PropertyImage image={property.image} alt="" preset={responsiveImages.cover} />
      </chakra.div>
      <chakra.div css={coverPlate}>
        <div>
          <chakra.p color="brassLight">{placeLine(property) || 'Ort auf Anfrage'}</chakra.p>
          <chakra.h3 mt="1" fontSize={{ base: '1.875rem', md: '3xl' }} lineHeight="1.08" maxW="20ch">
            <CoverLink to="/immobilie/$slug" params={{ slug: propertySlug(property) }} viewTransition>
              {typeset(property.title)}
            </CoverLink>
          </chakra.h3>
          <chakra.p mt="4" display="flex" flexWrap="wrap" columnGap="6" rowGap="1">
            <span>{facts.join(' · ')}</span>
            <chakra.span fontWeight="semibold">{priceText(property)}</chakra.span>
          </chakra.p>
        </div>
      </chakra.div>
      <FavouriteButton property={property} position="absolute" zIndex="1" top="3" right="3" />
    </chakra.article>
  );
}

const largeCell = css({
  '&:nth-child(1)': { lg: { gridColumn: 'span 7' } },
  '&:nth-child(2)': { lg: { gridColumn: 'span 5', mt: '16' } },
});

/** A few properties by their presentation: one cover, two large ones, and the others as plain cards. */
export function Selection({ items }: { items: readonly CardRecord[] }) {
  const { cover, large, others } = presentSelection(items);
  return (
    <>
      {cover && <Cover property={cover} />}
      <Container mt={cover ? { base: '8', md: '16' } : undefined}>
        <chakra.ul
          display="grid"
          gap="6"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(12, minmax(0, 1fr))',
          }}
        >
          {large.map((property) => (
            <li key={property.id} className={largeCell}>
              <PropertyCard property={property} shape="wide" />
            </li>
          ))}
        </chakra.ul>
        <CardGrid mt="6">
          {others.map((property) => (
            <li key={property.id}>
              <PropertyCard property={property} shape="plain" />
            </li>
          ))}
        </CardGrid>
      </Container>
    </>
  );
}
