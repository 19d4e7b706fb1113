import { ArrowLeft } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { PublicProperty } from '../../api/types.ts';
import { parseListingSearch, parseQuery } from '@estate/contracts/listing-filter';
import { lastListingQuery } from '../../places.ts';
import { chakra } from '../../theme/chakra.tsx';
import { StyledLink } from '../../ui/button.tsx';
import { PropertyActions } from './property-actions.tsx';
import { onPicture } from './on-picture.ts';

const never = () => () => undefined;

/** Back link to the list as it was seen last, and what a visitor can do with the property. On phones both lie on the picture. */
export function PropertyBar({ property }: { property: PublicProperty }) {
  // The server does not know the list that this tab saw last.
  const query = useSyncExternalStore(never, lastListingQuery, () => '');
  const search = parseListingSearch(parseQuery(query));
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      position={{ base: 'absolute', md: 'static' }}
      zIndex="1"
      top="3"
      insetInline={{ base: '-1', sm: '-3' }}
      mb={{ md: '4' }}
      // The bar lets swipes through to the picture, its buttons do not.
      pointerEvents={{ base: 'none', md: 'auto' }}
      css={{ '& > *': { pointerEvents: 'auto' } }}
      _print={{ display: 'none' }}
    >
      <StyledLink
        to="/immobilien"
        search={search}
        state={{ isReturn: true }}
        aria-label="Zurück zu den Immobilien"
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="11"
        _hover={{ color: 'brassDeep' }}
        {...onPicture}
      >
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden />
        <chakra.span hideBelow="md">Zurück zu den Immobilien</chakra.span>
      </StyledLink>
      <PropertyActions property={property} />
    </chakra.div>
  );
}
