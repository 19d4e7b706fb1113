import { type Presentation, presentationOf } from '@estate/domain/property/presentation';
import { galleryImages } from '@estate/domain/property/property-images';
import type { ReactNode } from 'react';
import type { PropertyCard, PublicProperty } from '../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Container } from '../../../shared/ui/layout.tsx';
import { coverGrid } from '../../ui/cover.ts';
import { PropertyBar } from './property-bar.tsx';
import { PropertyHead } from './property-head.tsx';

/** The presentation of a property page; until the property has loaded, of its card. */
export const pagePresentation = (property: PublicProperty | PropertyCard) =>
  presentationOf(
    property,
    'images' in property ? galleryImages(property.images).length > 0 : property.image !== null,
  );

/**
 * Hides the top on phones until the browser has parsed its end, because CSS displays the bar and the head in another
 * order than the markup.
 */
const untilParsed = { '&:not(:has(> [hidden]))': { visibility: { mdDown: 'hidden' } } } as const;

const Top = chakra('div', {
  base: { position: 'relative', display: 'flex', flexDirection: 'column' },
  variants: {
    presentation: {
      cover: { ...coverGrid, _print: { display: 'flex' } },
      large: {},
      // The picture beside the price, above the columns of the text and of the contact.
      plain: {
        lg: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) 24rem',
          columnGap: '16',
          alignItems: 'start',
          '& > :first-child': { gridColumn: '1 / -1' },
        },
        _print: { display: 'flex' },
      },
    },
  },
});

/** The top of a property page. Until the property has loaded, it shows the card's data. `children` is the picture. */
export function PropertyTop({
  property,
  presentation,
  children,
}: {
  property: PublicProperty | PropertyCard;
  presentation: Presentation;
  children: ReactNode;
}) {
  const top = (
    <Top presentation={presentation} css={untilParsed}>
      <PropertyBar property={property} isOnPicture={presentation === 'cover'} />
      <PropertyHead property={property} presentation={presentation} />
      {children}
      <span hidden />
    </Top>
  );
  return presentation === 'cover' ? (
    top
  ) : (
    <Container pt={{ md: '6' }} _print={{ p: '0' }}>
      {top}
    </Container>
  );
}
