import { claims } from '@estate/content/sections/claims';
import type { ValuationHead } from '@estate/content/sections/valuation';
import { texts } from '@estate/content/texts';
import { ArrowDown } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Hero } from '../../ui/page-hero.tsx';
import house from './evening-house.svg';

/** First screen of /bewertung: headline, description, and the button that leads to the funnel on the same page. */
export function LandingHero({ text, onStart }: { text: ValuationHead; onStart: () => void }) {
  const { duration, price, experience } = texts(claims);
  return (
    <Hero drawing={{ src: house, width: 720, height: 600 }}>
      <chakra.div pt={{ base: '10', md: '16' }} pb={{ base: '0', lg: '16' }}>
        <chakra.h1
          fontSize={{ base: 'clamp(1.75rem, 8vw, 2.25rem)', md: '3xl' }}
          letterSpacing="-0.015em"
          maxW="18ch"
        >
          {text.headline}
        </chakra.h1>
        <chakra.p
          mt="4"
          fontSize={{ base: 'md', md: 'lg' }}
          fontFamily="heading"
          color="brassLight"
          lineHeight="snug"
        >
          {text.highlight}
        </chakra.p>
        <chakra.p mt="5" fontSize="md" maxW="36rem">
          {text.description}
        </chakra.p>
        <Button data-needs-script tone="light" mt="8" w={{ base: 'full', sm: 'auto' }} onClick={onStart}>
          {text.buttonText}
          <ArrowDown size={20} strokeWidth={1.5} aria-hidden />
        </Button>
        <chakra.ul
          display="grid"
          gridTemplateColumns={{ base: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(3, max-content)' }}
          columnGap={{ base: '4', sm: '8' }}
          mt="10"
        >
          {[duration, price, experience].map((claim) => (
            <chakra.li
              key={claim}
              maxW="8.5rem"
              pt="3"
              borderTopWidth="1px"
              borderColor="brassLight"
              fontFamily="heading"
              fontSize={{ base: 'sm', md: 'md' }}
              fontWeight="semibold"
              lineHeight="snug"
              textWrap="balance"
              color="brassLight"
            >
              {claim}
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.div>
    </Hero>
  );
}
