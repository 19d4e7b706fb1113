import { chakra } from '@chakra-ui/react/styled-system';
import { availabilityBadge } from '@estate/contracts/badge';
import { describePrice, isPriceOnRequest } from '@estate/contracts/price';
import type { PublicProperty } from '../../api/types.ts';
import { isRent } from '@estate/contracts/vocabulary';
import { ArrowLeft, MapPin } from 'lucide-react';
import { useState } from 'react';
import { lastListingQuery } from '../../places.ts';
import { Badge } from '../../ui/badge.tsx';
import { StyledLink } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { PageTitle } from '../../ui/type.tsx';
import { parseListingSearch } from '../../listing-search.ts';
import { addressOf } from './address.ts';
import { kindLabel } from './kind-label.ts';
import { PropertyActions } from './property-actions.tsx';

/** Back link to the list as it was seen last, badges, title, address and price, all in the first screen. */
export function PropertyHead({ property }: { property: PublicProperty }) {
  const price = describePrice(property);
  const kind = kindLabel(property);
  const [search] = useState(() =>
    parseListingSearch(Object.fromEntries(new URLSearchParams(lastListingQuery()))),
  );
  return (
    <chakra.div mb="6">
      <Row
        justifyContent="space-between"
        columnGap="4"
        mb={{ base: '2', md: '4' }}
        _print={{ display: 'none' }}
      >
        <StyledLink
          to="/immobilien"
          search={search}
          state={{ isReturn: true }}
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="11"
          _hover={{ color: 'brassDeep' }}
        >
          <ArrowLeft size={18} strokeWidth={1.5} aria-hidden />
          <span>
            Zurück<chakra.span hideBelow="sm"> zu den Immobilien</chakra.span>
          </span>
        </StyledLink>
        <PropertyActions property={property} />
      </Row>
      <chakra.div
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        justifyContent="space-between"
        alignItems={{ md: 'flex-end' }}
        gap="4"
      >
        <div>
          <chakra.p display="flex" flexWrap="wrap" gap="2" mb="3">
            {kind && <Badge tone="light">{kind}</Badge>}
            <Badge>{availabilityBadge(property)}</Badge>
          </chakra.p>
          <PageTitle maxW="30ch">{property.title}</PageTitle>
          <chakra.p display="flex" alignItems="center" gap="1.5" mt="3" color="inkMuted">
            <MapPin size={18} strokeWidth={1.5} aria-hidden />
            {addressOf(property)}
          </chakra.p>
        </div>
        <chakra.p textAlign={{ md: 'right' }} flexShrink="0">
          <chakra.span display="block" color="inkMuted">
            {price.label}
          </chakra.span>
          <chakra.span
            fontFamily="heading"
            fontSize={{ base: 'xl', md: '2xl' }}
            fontWeight="semibold"
            lineHeight="heading"
            fontVariantNumeric="tabular-nums"
          >
            {price.text}
            {isRent(property) && !isPriceOnRequest(property) && '/Monat'}
          </chakra.span>
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}
