import { Printer, Share2 } from 'lucide-react';
import type { PublicProperty } from '../../api/types.ts';
import { FavouriteButton } from '../../favourites/favourite-button.tsx';
import { chakra } from '../../theme/chakra.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { onPicture } from './on-picture.ts';
import { sharePage } from './share-page.ts';

const px = { base: '0', md: '3' } as const;

/** Mark, share, print. */
export function PropertyActions({ property }: { property: PublicProperty }) {
  return (
    <Row gap={{ base: '2', md: '1' }} flexWrap="nowrap" mr={{ md: '-3' }}>
      <FavouriteButton property={property} _hover={{ bg: 'sand' }} {...onPicture} px={px}>
        <chakra.span hideBelow="md" fontWeight="semibold">
          Merken
        </chakra.span>
      </FavouriteButton>
      <Button
        data-needs-script
        tone="quiet"
        aria-label="Teilen"
        onClick={() => void sharePage(property.title)}
        {...onPicture}
        minH="11"
        px={px}
      >
        <Share2 size={20} strokeWidth={1.5} aria-hidden />
        <chakra.span hideBelow="md">Teilen</chakra.span>
      </Button>
      <Button data-needs-script tone="quiet" hideBelow="md" onClick={() => window.print()}>
        <Printer size={20} strokeWidth={1.5} aria-hidden />
        Drucken
      </Button>
    </Row>
  );
}
