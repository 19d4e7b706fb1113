import { chakra } from '@chakra-ui/react/styled-system';
import type { RefObject } from 'react';
import { Container, Section } from '../../ui/layout.tsx';
import { SectionTitle } from '../../ui/type.tsx';
import { ValuationFunnel } from './valuation-funnel.tsx';

/** The funnel as a part of a page. `start` is where a button of that page leads. */
export function FunnelSection({ id, start }: { id?: string; start?: RefObject<HTMLElement | null> }) {
  return (
    <Section
      id={id}
      ref={start}
      tabIndex={-1}
      tone="sand"
      aria-labelledby="kostenlose-bewertung"
      outline="none"
    >
      <Container>
        <chakra.div textAlign="center" mb={{ base: '6', md: '10' }}>
          <SectionTitle id="kostenlose-bewertung">Kostenlose Bewertung</SectionTitle>
          <chakra.p mt="3" color="inkMuted">
            Acht kurze Schritte, etwa zwei Minuten, unverbindlich.
          </chakra.p>
        </chakra.div>
        <ValuationFunnel />
      </Container>
    </Section>
  );
}
