import { valuation } from '@estate/content/sections/valuation';
import { texts } from '@estate/content/texts';
import { Check } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';

export function Benefits() {
  const { benefitsTitle, benefits } = texts(valuation);
  return (
    <Section aria-labelledby="vorteile">
      <Container>
        <SectionTitle id="vorteile">{benefitsTitle}</SectionTitle>
        <chakra.ul
          mt={{ base: '6', md: '10' }}
          display="grid"
          columnGap="8"
          rowGap="8"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          }}
        >
          {benefits.map(({ title, text }) => (
            <chakra.li key={title} pt="5" borderTopWidth="2px" borderColor="brass">
              <chakra.h3 display="flex" alignItems="center" gap="2" fontSize="md">
                <Check size={22} strokeWidth={1.5} aria-hidden />
                {title}
              </chakra.h3>
              <chakra.p mt="2">{text}</chakra.p>
            </chakra.li>
          ))}
        </chakra.ul>
      </Container>
    </Section>
  );
}
