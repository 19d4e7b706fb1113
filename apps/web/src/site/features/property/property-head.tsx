import { isClosed, isNewOffer, offerState, offerStateLabel } from '@estate/domain/property/offer-state';
import { describePrice, isPriceOnRequest, priceText } from '@estate/domain/property/price';
import { isBuy, isRent, typeLabelOf } from '@estate/domain/property/vocabulary';
import { MapPin } from 'lucide-react';
import type { PropertyCard, PublicProperty } from '../../../shared/api/types.ts';
import { usePageFacts } from '../../../shared/page/page-facts.ts';
import { chakra } from '#styled-system/jsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { PageTitle } from '../../../shared/ui/type.tsx';
import { typeset } from '../../ui/typeset.tsx';
import { addressOf } from './address.ts';

/** `Haus zum Kauf`, or `Haus` for a sold or let property; null if neither type nor kind of offer is known. */
function kindLabel(property: PropertyCard | PublicProperty): string | null {
  const deal = isRent(property) ? 'zur Miete' : isBuy(property) ? 'zum Kauf' : null;
  const offered = isClosed(property) ? null : deal;
  return [typeLabelOf(property.rs_type), offered].filter(Boolean).join(' ') || null;
}

/** Badges, title, address and price, all in the first screen: below the picture on phones, above it from 768 px on. */
export function PropertyHead({ property }: { property: PropertyCard | PublicProperty }) {
  const { madeAt } = usePageFacts();
  const kind = kindLabel(property);
  const state = offerState(property);
  const isOnRequest = isPriceOnRequest(property);
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      justifyContent="space-between"
      alignItems={{ md: 'flex-end' }}
      gap="4"
      order={{ base: 1, md: 0 }}
      mt={{ base: '5', md: '0' }}
      mb={{ md: '6' }}
      _print={{ order: 0, mt: '0', mb: '3', flexDirection: 'row', alignItems: 'flex-end' }}
    >
      <chakra.div minW="0">
        <chakra.p display="flex" flexWrap="wrap" gap="2" mb="3">
          {kind && <Badge tone="light">{kind}</Badge>}
          <Badge tone={state}>{offerStateLabel(property)}</Badge>
          {isNewOffer(property, madeAt) && <Badge tone="new">Neu</Badge>}
        </chakra.p>
        <PageTitle maxW="30ch" _print={{ fontSize: '1.5rem', lineClamp: 3 }}>
          {typeset(property.title)}
        </PageTitle>
        <chakra.p display="flex" alignItems="center" gap="1.5" mt="3" color="inkMuted">
          <MapPin size={18} strokeWidth={1.5} aria-hidden />
          {addressOf(property)}
        </chakra.p>
      </chakra.div>
      {state !== 'closed' && (
        <chakra.p textAlign={{ md: 'right' }} flexShrink="0" _print={{ textAlign: 'right' }}>
          {!isOnRequest && (
            <chakra.span display="block" color="inkMuted">
              {describePrice(property).label}{' '}
            </chakra.span>
          )}
          <chakra.span
            fontFamily="heading"
            fontSize={isOnRequest ? '1.5rem' : { base: 'xl', md: '2xl' }}
            fontWeight="semibold"
            lineHeight="heading"
            _print={{ fontSize: '1.5rem' }}
            fontVariantNumeric="tabular-nums"
          >
            {priceText(property)}
          </chakra.span>
        </chakra.p>
      )}
    </chakra.div>
  );
}
