import { chakra } from '@chakra-ui/react/styled-system';
import { Printer, Share2 } from 'lucide-react';
import type { PublicProperty } from '../../api/types.ts';
import { FavouriteButton } from '../../favourites/favourite-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { sharePage } from './share-page.ts';

/** Mark, share, print. */
export function PropertyActions({ property }: { property: PublicProperty }) {
  return (
    <Row gap="1" flexWrap="nowrap" ml={{ base: '-3', md: '0' }} mr="-3">
      <FavouriteButton
        property={property}
        bg="transparent"
        px="3"
        borderRadius="card"
        _hover={{ bg: 'sand' }}
      >
        <chakra.span fontWeight="semibold">Merken</chakra.span>
      </FavouriteButton>
      <Button tone="quiet" onClick={() => void sharePage(property.title)}>
        <Share2 size={20} strokeWidth={1.5} aria-hidden />
        Teilen
      </Button>
      <Button tone="quiet" hideBelow="md" onClick={() => window.print()}>
        <Printer size={20} strokeWidth={1.5} aria-hidden />
        Drucken
      </Button>
    </Row>
  );
}
