import { homeOffer } from '@estate/content/sections/home-offer';
import { texts } from '@estate/content/texts';
import { ArrowRight, BellPlus } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import { ButtonLink, StyledLink } from '../../../shared/ui/button.tsx';

/** Four columns: the margins, and two thirds and one third of the page's column. */
const Ways = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'var(--gutter) minmax(0, 1fr) var(--gutter)',
      lg: 'minmax(var(--gutter), 1fr) minmax(0, calc({sizes.page} * 2 / 3)) minmax(0, calc({sizes.page} / 3)) minmax(var(--gutter), 1fr)',
    },
  },
});

/** A half whose ground reaches to the edge of the window, and whose content stays in the column of the page. */
const Way = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    justifyItems: 'start',
    alignContent: 'start',
    gridColumn: '1 / -1',
    py: { base: '12', md: '16', xl: '24' },
  },
  variants: {
    side: {
      left: { bg: 'brand', color: 'white', '& > *': { gridColumn: '2' }, lg: { gridColumn: '1 / 3' } },
      right: {
        bg: 'sand',
        '& > *': { gridColumn: { base: '2', lg: '1' }, ml: { lg: '12' } },
        lg: { gridColumn: '3 / -1' },
      },
    },
  },
});

const text = { mt: '5', fontSize: 'md', textWrap: 'pretty' } as const;

/** The two ways into the agency, with different weight: selling is the loud part of the page, searching is beside it. */
export function TwoWays() {
  const { sellTitle, sellText, buyTitle, buyText } = texts(homeOffer);
  return (
    <Ways>
      <Way aria-labelledby="verkaufen" side="left">
        <chakra.h2
          id="verkaufen"
          fontSize={{ base: '2.125rem', md: '3xl', xl: '4rem' }}
          letterSpacing="-0.02em"
          lineHeight="1.05"
          maxW="14ch"
        >
          {sellTitle}
        </chakra.h2>
        <chakra.p {...text} maxW="36rem">
          {sellText}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="8" rowGap="4" mt="8">
          <ButtonLink to="/bewertung" tone="brass" minH="14" px="8" fontSize="md">
            Jetzt bewerten
            <ArrowRight size={20} strokeWidth={1.5} aria-hidden />
          </ButtonLink>
          <StyledLink
            to="/verkaufen"
            textDecoration="underline"
            textUnderlineOffset="3px"
            _hover={{ color: 'brassLight' }}
          >
            So verkaufen wir
          </StyledLink>
        </chakra.div>
      </Way>
      <Way aria-labelledby="suchen" side="right">
        <chakra.h2 id="suchen" fontSize={{ base: '1.625rem', md: 'xl' }} maxW="18ch">
          {buyTitle}
        </chakra.h2>
        <chakra.p {...text} color="inkMuted" mb="8">
          {buyText}
        </chakra.p>
        <ButtonLink to="/suchauftrag" tone="outline" mt={{ lg: 'auto' }}>
          <BellPlus size={18} strokeWidth={1.5} aria-hidden />
          Suchauftrag erteilen
        </ButtonLink>
      </Way>
    </Ways>
  );
}
