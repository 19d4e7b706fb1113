import { sell } from '@estate/content/sections/sell';
import { texts } from '@estate/content/texts';
import { HandCoins, Camera, ChartColumn, HeartHandshake, LockKeyhole, UserCheck } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { SectionTitle } from '../../../shared/ui/type.tsx';

const icons = [ChartColumn, HandCoins, UserCheck, Camera, LockKeyhole, HeartHandshake];

export function SellPoints() {
  const { benefits, benefitsTitle, stepsTitle } = texts(sell);
  return (
    <Section id="verkaufen" aria-labelledby="verkaufen-titel">
      <Container>
        <SectionTitle id="verkaufen-titel">{benefitsTitle}</SectionTitle>
        <chakra.ul
          mt={{ base: '6', md: '10' }}
          display="grid"
          columnGap="8"
          rowGap={{ base: '8', md: '10' }}
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          }}
        >
          {benefits.map(({ title, text }, index) => {
            const Icon = icons[index];
            return (
              <li key={title}>
                {Icon && (
                  <chakra.span display="inline-flex" color="brassDeep">
                    <Icon size={26} strokeWidth={1.5} aria-hidden />
                  </chakra.span>
                )}
                <chakra.h3 mt="2" fontSize="1.25rem">
                  {title}
                </chakra.h3>
                <chakra.p mt="2">{text}</chakra.p>
              </li>
            );
          })}
        </chakra.ul>
        <SectionTitle mt={{ base: '14', md: '20' }}>{stepsTitle}</SectionTitle>
        <SaleSteps />
      </Container>
    </Section>
  );
}

function SaleSteps() {
  return (
    <chakra.ol
      mt={{ base: '6', md: '10' }}
      display="grid"
      columnGap="8"
      rowGap="6"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      }}
    >
      {texts(sell).steps.map(({ title, text }, index) => (
        <chakra.li key={title} pt="4" borderTopWidth="1px" borderColor="outline">
          <chakra.span fontFamily="heading" fontSize="xl" lineHeight="heading" color="brass" aria-hidden>
            {index + 1}
          </chakra.span>
          <chakra.h3 mt="1" fontSize="md">
            {title}
          </chakra.h3>
          <chakra.p mt="1.5">{text}</chakra.p>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
