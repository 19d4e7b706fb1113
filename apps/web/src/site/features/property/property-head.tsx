import { cardBadge } from '@estate/domain/property/badge';
import { isNewOffer, offerState } from '@estate/domain/property/offer-state';
import type { Presentation } from '@estate/domain/property/presentation';
import { describePrice, isPriceOnRequest, priceText, warmRentText } from '@estate/domain/property/price';
import { typeLabelOf } from '@estate/domain/property/vocabulary';
import { MapPin } from 'lucide-react';
import type { PropertyCard, PublicProperty } from '../../../shared/api/types.ts';
import { usePageFacts } from '../../../shared/page/page-facts.ts';
import { chakra } from '#styled-system/jsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { PageTitle } from '../../../shared/ui/type.tsx';
import { coverPlate } from '../../ui/cover.ts';
import { typeset } from '../../ui/typeset.tsx';
import { addressOf } from '@estate/domain/property/place-name';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    justifyContent: 'space-between',
    alignItems: { md: 'flex-end' },
    gap: '4',
    order: { base: 1, md: 0 },
    mt: { base: '5', md: '0' },
    mb: { md: '6' },
    _print: { order: 0, mt: '0', mb: '3', flexDirection: 'row', alignItems: 'flex-end' },
  },
  variants: {
    presentation: {
      cover: {
        ...coverPlate,
        justifyContent: 'normal',
        mb: '0',
        '& > :last-child': { textAlign: 'left' },
        '& h1': { fontSize: { base: '2.125rem', md: '3.125rem' }, lineHeight: '1.08' },
        '& [data-part=address]': { color: 'brassLight' },
        _print: { display: 'flex', mt: '0', mr: '0', py: '0', bg: 'white', color: 'ink' },
      },
      large: {},
      /** The price is first, and beside the picture on wide screens. */
      plain: {
        '& > :last-child': { order: { base: -1, md: 0, lg: -1 }, textAlign: { lg: 'left' } },
        lg: { flexDirection: 'column', alignItems: 'stretch', gridColumn: '2', gridRow: '2' },
      },
    },
  },
});

/** The price. Of a home to let the warm rent comes first, if it is known. */
function HeadPrice({ property }: { property: PropertyCard | PublicProperty }) {
  const { label, text } = describePrice(property);
  const isOnRequest = isPriceOnRequest(property);
  const warm = warmRentText(property);
  return (
    <chakra.p textAlign={{ md: 'right' }} flexShrink="0" _print={{ textAlign: 'right' }}>
      {!isOnRequest && !warm && (
        <chakra.span display="block" opacity="0.8">
          {label}{' '}
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
        {warm ?? priceText(property)}
      </chakra.span>
      {warm && (
        <chakra.span display="block" opacity="0.8">
          {' '}
          {label} {text}
        </chakra.span>
      )}
    </chakra.p>
  );
}

/**
 * Badges, title, address and price, all in the first screen: below the picture on phones, above it from 768 px on; of a
 * cover on a plate over the picture, of a plain property beside it on wide screens.
 */
export function PropertyHead({
  property,
  presentation,
}: {
  property: PropertyCard | PublicProperty;
  presentation: Presentation;
}) {
  const { madeAt } = usePageFacts();
  const type = typeLabelOf(property.rs_type);
  const badge = cardBadge(property);
  const state = offerState(property);
  return (
    <Head presentation={presentation}>
      <chakra.div minW="0">
        <chakra.p display="flex" flexWrap="wrap" gap="2" mb="3">
          {type && <Badge tone="light">{type}</Badge>}
          {badge && <Badge tone={presentation === 'cover' ? 'light' : state}>{badge}</Badge>}
          {isNewOffer(property, madeAt) && <Badge tone="new">Neu</Badge>}
        </chakra.p>
        <PageTitle maxW="30ch" _print={{ fontSize: '1.5rem', lineClamp: 3 }}>
          {typeset(property.title)}
        </PageTitle>
        <chakra.p
          data-part="address"
          display="flex"
          alignItems="center"
          gap="1.5"
          mt="3"
          {...(presentation === 'cover' ? {} : { color: 'inkMuted' })}
        >
          <MapPin size={18} strokeWidth={1.5} aria-hidden />
          {addressOf(property)}
        </chakra.p>
      </chakra.div>
      {state !== 'closed' && <HeadPrice property={property} />}
    </Head>
  );
}
