import { fee } from '@estate/content/sections/fee';
import { texts } from '@estate/content/texts';
import { sharesText } from '@estate/domain/valuation/fee';
import { Check } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';
import { FeeTable } from '../../fee/fee-table.tsx';

/** What a sale costs: shares, a worked example, what is in it, and what may come besides. */
export function SaleCosts() {
  const words = texts(fee);
  return (
    <Section id="kosten" tone="sand" aria-labelledby="kosten-titel">
      <Container>
        <SectionTitle id="kosten-titel">{words.title}</SectionTitle>
        <chakra.div
          mt={{ base: '6', md: '10' }}
          display="grid"
          columnGap="16"
          rowGap="10"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        >
          <div>
            <chakra.p
              mb="6"
              maxW="measure"
              fontFamily="heading"
              fontSize="lg"
              lineHeight="snug"
              textWrap="pretty"
            >
              {sharesText(words)}
            </chakra.p>
            <FeeTable prices={[{ price: words.examplePrice, name: 'Zum Beispiel' }]} />
            <chakra.p mt="6" maxW="measure">
              {words.due}
            </chakra.p>
            <chakra.p mt="3" maxW="measure" fontSize="xs" color="inkMuted">
              {words.law}
            </chakra.p>
          </div>
          <div>
            <chakra.h3 fontSize="1.25rem">{words.includedTitle}</chakra.h3>
            <chakra.ul mt="4" display="grid" gap="3">
              {words.included.map((point) => (
                <chakra.li key={point} display="flex" gap="3" lineHeight="snug">
                  <chakra.span flexShrink="0" color="brassDeep">
                    <Check size={22} strokeWidth={1.5} aria-hidden />
                  </chakra.span>
                  {point}
                </chakra.li>
              ))}
            </chakra.ul>
          </div>
        </chakra.div>
        {words.others.length > 0 && (
          <chakra.div mt={{ base: '10', md: '14' }}>
            <chakra.h3 fontSize="1.25rem">{words.othersTitle}</chakra.h3>
            <chakra.p mt="2" maxW="measure">
              {words.othersText}
            </chakra.p>
            <chakra.ul
              mt="6"
              display="grid"
              columnGap="16"
              rowGap="6"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
            >
              {words.others.map(({ title, text }) => (
                <chakra.li key={title} pt="4" borderTopWidth="1px" borderColor="outline">
                  <chakra.h4 fontSize="md">{title}</chakra.h4>
                  <chakra.p mt="1.5">{text}</chakra.p>
                </chakra.li>
              ))}
            </chakra.ul>
          </chakra.div>
        )}
      </Container>
    </Section>
  );
}
