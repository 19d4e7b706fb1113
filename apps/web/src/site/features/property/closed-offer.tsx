import { property as propertyWords } from '@estate/content/sections/property';
import { texts } from '@estate/content/texts';
import { offerStateLabel } from '@estate/domain/property/offer-state';
import type { PublicProperty } from '../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';

/** Replaces the exposé form of a sold or let property: a notice, and a link to the search order. */
export function ClosedOffer({ property }: { property: PublicProperty }) {
  const word = offerStateLabel(property).toLocaleLowerCase('de');
  return (
    <chakra.section
      aria-label="Nicht mehr im Angebot"
      bg="sand"
      borderRadius="card"
      p={{ base: '5', md: '8' }}
      mb={{ base: '8', md: '10' }}
      _print={{ columnSpan: 'all', bg: 'white', borderWidth: '1px', p: '3', mb: '4' }}
    >
      <chakra.p fontFamily="heading" fontSize="lg" fontWeight="semibold" lineHeight="snug">
        Diese Immobilie ist bereits {word}.
      </chakra.p>
      <chakra.p mt="2" mb="5" maxW="measure" _print={{ mb: '0' }}>
        {texts(propertyWords).closedText}
      </chakra.p>
      <ButtonLink to="/suchauftrag" _print={{ display: 'none' }}>
        Suchauftrag erteilen
      </ButtonLink>
    </chakra.section>
  );
}
