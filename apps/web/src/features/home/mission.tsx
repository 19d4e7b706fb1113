import { chakra } from '@chakra-ui/react/styled-system';
import { claims } from '@estate/content/claims';
import { mission } from '@estate/content/mission';
import { Container, Section } from '../../ui/layout.tsx';
import { Prose, SectionTitle } from '../../ui/type.tsx';

const shown = [claims.experience, claims.duration, claims.price, claims.success];

/** The agency's mission, and the claims of visitor-area §1 that need no proof beside them. */
export function Mission() {
  return (
    <Section aria-labelledby="mission">
      <Container
        display="grid"
        columnGap="16"
        rowGap="8"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      >
        <SectionTitle id="mission" maxW="16ch">
          {mission.title}
        </SectionTitle>
        <Prose>
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <chakra.ul
          gridColumn={{ lg: '1 / -1' }}
          display="grid"
          gap={{ base: '6', md: '8' }}
          pt={{ base: '8', lg: '10' }}
          mt={{ lg: '4' }}
          borderTopWidth="1px"
          gridTemplateColumns={{ base: 'repeat(auto-fit, minmax(8.5rem, 1fr))', lg: 'repeat(4, 1fr)' }}
        >
          {shown.map(({ value, label }) => (
            <li key={label}>
              <chakra.span
                display="block"
                fontFamily="heading"
                fontSize={{ base: 'xl', md: '2xl' }}
                fontWeight="semibold"
                lineHeight="heading"
                aria-hidden
              >
                {value}
              </chakra.span>
              <chakra.span display="block" mt="2" color="inkMuted" lineHeight="snug">
                {label}
              </chakra.span>
            </li>
          ))}
        </chakra.ul>
      </Container>
    </Section>
  );
}
