import { parseListingSearch, parseQuery } from '@estate/domain/search/listing-filter';
import { Printer, Share2, ArrowLeft } from 'lucide-react';
import type { PropertyCard } from '../../../shared/api/types.ts';
import { FavouriteButton } from '../../lists/favourite-button.tsx';
import { lastListingUrl, parseListingUrl } from '../../../shared/page/scroll-positions.ts';
import { chakra } from '#styled-system/jsx';
import { Button, StyledLink } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { sharePage } from './share-page.ts';

const white = 'rgb(255 255 255 / 0.94)';

/** A control of the bar: a round white button on the picture on phones, with text and an icon from 768 px on. */
const control = (isOnPicture: boolean) =>
  ({
    bg: { base: white, md: isOnPicture ? white : 'transparent' },
    borderRadius: { base: 'full', md: 'card' },
    minW: '11',
    justifyContent: 'center',
  }) as const;

interface BarProps {
  property: Pick<PropertyCard, 'id' | 'title'>;
  isOnPicture: boolean;
}

const px = { base: '0', md: '3' } as const;

function PropertyActions({ property, isOnPicture }: BarProps) {
  const onPicture = control(isOnPicture);
  return (
    <Row
      gap={{ base: '2', md: isOnPicture ? '2' : '1' }}
      flexWrap="nowrap"
      mr={{ md: isOnPicture ? '0' : '-3' }}
    >
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
      <Button
        data-needs-script
        tone="quiet"
        hideBelow="md"
        onClick={() => window.print()}
        {...onPicture}
        minH="11"
      >
        <Printer size={20} strokeWidth={1.5} aria-hidden />
        Drucken
      </Button>
    </Row>
  );
}

/**
 * Link back to the list that this tab showed last, and the property's actions. They lie on the picture on phones, and
 * everywhere with `isOnPicture`.
 */
export function PropertyBar({ property, isOnPicture }: BarProps) {
  const onPicture = control(isOnPicture);
  // The server renders the unfiltered list, because only the browser knows which list this tab showed last.
  const list = useIsHydrated() ? lastListingUrl() : '/immobilien';
  const { path, query } = parseListingUrl(list);
  const search = parseListingSearch(parseQuery(query));
  return (
    <chakra.div
      display="flex"
      flexWrap={{ md: 'wrap' }}
      justifyContent="space-between"
      alignItems="center"
      position={{ base: 'absolute', md: 'static' }}
      zIndex="1"
      top="3"
      insetInline={isOnPicture ? '3' : { base: '-1', sm: '-3' }}
      mb={{ md: '4' }}
      {...(isOnPicture ? { gridColumn: '2', gridRow: '1', alignSelf: 'start', pt: { md: '4' } } : {})}
      // The bar lets swipes through to the picture, its buttons do not.
      pointerEvents={{ base: 'none', md: 'auto' }}
      css={{ '& > *': { pointerEvents: 'auto' } }}
      _print={{ display: 'none' }}
    >
      <StyledLink
        to={path}
        search={search}
        state={{ isReturn: true }}
        aria-label="Zurück zu den Immobilien"
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="11"
        _hover={{ color: 'brassDeep' }}
        {...onPicture}
        {...(isOnPicture ? { px: { md: '4' } } : {})}
      >
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden />
        <chakra.span hideBelow="md">Zurück zu den Immobilien</chakra.span>
      </StyledLink>
      <PropertyActions property={property} isOnPicture={isOnPicture} />
    </chakra.div>
  );
}
