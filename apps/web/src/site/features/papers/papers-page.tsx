import { papers } from '@estate/content/sections/papers';
import { texts } from '@estate/content/texts';
import { chakra } from '#styled-system/jsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Container, Row, Section } from '../../../shared/ui/layout.tsx';
import { PageTitle } from '../../../shared/ui/type.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { PrintHead } from '../../ui/print-head.tsx';
import { TickBox } from '../../ui/tick-box.tsx';
import { typeset } from '../../ui/typeset.tsx';

/** What an owner needs for a sale, to tick off on paper. */
export function PapersPage() {
  const { title, subtitle, groups, note } = texts(papers);
  return (
    <Section pt={{ base: '8', md: '12', xl: '12' }} _print={{ py: '0' }}>
      <Container>
        <PageTitle>{title}</PageTitle>
        <PrintHead path="/verkaufen/unterlagen" />
        <chakra.p mt="3" mb="6" maxW="measure" fontSize="md" _print={{ display: 'none' }}>
          {subtitle}
        </chakra.p>
        <PrintButton label="Liste drucken" />
        <chakra.div
          mt={{ base: '8', md: '12' }}
          columnGap="12"
          columnCount={{ lg: 2 }}
          _print={{ mt: '0', columnCount: 2, columnGap: '8mm' }}
        >
          {groups.map((group) => (
            <chakra.section
              key={group.title}
              mb={{ base: '8', md: '10' }}
              breakInside="avoid"
              _print={{ mb: '3' }}
            >
              <chakra.h2
                fontSize="lg"
                pb="2"
                borderBottomWidth="1px"
                _print={{ fontSize: '0.9375rem', pb: '0.5' }}
              >
                {group.title}
              </chakra.h2>
              <ul>
                {group.papers.map(({ name, text }) => (
                  <chakra.li
                    key={name}
                    display="flex"
                    gap="3"
                    mt="4"
                    breakInside="avoid"
                    _print={{ mt: '1.5', lineHeight: 'snug' }}
                  >
                    <TickBox />
                    <div>
                      <chakra.p fontWeight="medium">{typeset(name)}</chakra.p>
                      <chakra.p fontSize="sm" color="inkMuted" _print={{ fontSize: '0.75rem' }}>
                        {typeset(text)}
                      </chakra.p>
                    </div>
                  </chakra.li>
                ))}
              </ul>
            </chakra.section>
          ))}
        </chakra.div>
        <chakra.p maxW="measure" fontSize="md" _print={{ fontSize: '0.75rem' }}>
          {note}
        </chakra.p>
        <Row gap="3" mt="6" _print={{ display: 'none' }}>
          <ButtonLink to="/bewertung">Preisspanne ansehen</ButtonLink>
          <ButtonLink to="/kontakt" tone="outline">
            Kontakt aufnehmen
          </ButtonLink>
        </Row>
      </Container>
    </Section>
  );
}
