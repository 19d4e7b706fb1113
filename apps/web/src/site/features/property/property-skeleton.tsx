import { responsiveImages } from '@estate/domain/property/renditions';
import { propertyIdFromSlug } from '@estate/domain/property/property-slug';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import type { PropertyCard } from '../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Container, edgeToEdge } from '../../../shared/ui/layout.tsx';
import { PropertyImage } from '../../../shared/ui/property-image.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/type.tsx';
import { cachedCard } from '../../api/cached-card.ts';
import { pictureShape, Stage } from '../../ui/picture-stage.tsx';
import { pagePresentation, PropertyTop } from './property-top.tsx';

/** The top with the image in the size that the card has shown, because the browser has loaded that file already. */
const Top = ({ card }: { card: PropertyCard }) => {
  const presentation = pagePresentation(card);
  return (
    <PropertyTop property={card} presentation={presentation}>
      <Stage presentation={presentation} hasNext>
        <chakra.div
          data-page-picture
          position="relative"
          overflow="hidden"
          {...(presentation === 'cover' ? {} : pictureShape)}
        >
          <PropertyImage
            image={card.image}
            alt=""
            preset={responsiveImages.card}
            labelAt="aboveCaption"
            isFirst
          />
        </chakra.div>
        <Skeleton hideBelow="lg" />
      </Stage>
    </PropertyTop>
  );
};

const Placeholders = () => (
  <chakra.div display="flex" flexDirection="column" alignItems="flex-start">
    <Skeleton hideBelow="md" h="6" w="14rem" />
    <Skeleton h="10" mt="8" w="min(32rem, 100%)" />
    <Skeleton h="5" mt="3" w="12rem" />
    <Skeleton
      order={{ base: -1, md: 0 }}
      mt={{ md: '6' }}
      aspectRatio="1400 / 831"
      maxH={{ md: '34rem' }}
      {...edgeToEdge}
    />
  </chakra.div>
);

/** Placeholder of a property page. If a list has loaded the property's card, its data is shown as the page's top. */
export function PropertySkeleton() {
  const { slug = '' } = useParams({ strict: false });
  const card = cachedCard(useQueryClient(), Number(propertyIdFromSlug(slug)));
  // Scrolls to the top, because this page is shorter than the list, so that the browser would show its end.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <chakra.div pb="10" minH="100dvh">
      <VisuallyHidden role="status">Immobilie wird geladen</VisuallyHidden>
      {card ? (
        <>
          <Top card={card} />
          <Container>
            <Skeleton
              aria-hidden
              h="16rem"
              mt={{ base: '8', md: '12' }}
              maxW={{ lg: 'calc(100% - 28rem)' }}
            />
          </Container>
        </>
      ) : (
        <Container pt={{ md: '6' }}>
          <Placeholders />
        </Container>
      )}
    </chakra.div>
  );
}
