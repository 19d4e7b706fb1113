import { valuation } from '@estate/content/sections/valuation';
import { texts } from '@estate/content/texts';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';

export function Explanation() {
  const { stepsTitle, steps } = texts(valuation);
  return (
    <Section tone="sand" aria-labelledby="ablauf">
      <Container>
        <SectionTitle id="ablauf">{stepsTitle}</SectionTitle>
        <chakra.ol
          mt={{ base: '6', md: '10' }}
          display="grid"
          gap="6"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        >
          {steps.map(({ title, text }, index) => (
            <chakra.li key={title} p={{ base: '5', md: '8' }} bg="card" borderWidth="1px" borderRadius="card">
              <chakra.span
                display="block"
                fontFamily="heading"
                fontSize="2xl"
                lineHeight="heading"
                color="brass"
                aria-hidden
              >
                {index + 1}
              </chakra.span>
              <chakra.h3 mt="3" fontSize="lg">
                {title}
              </chakra.h3>
              <chakra.p mt="2">{text}</chakra.p>
            </chakra.li>
          ))}
        </chakra.ol>
      </Container>
    </Section>
  );
}
