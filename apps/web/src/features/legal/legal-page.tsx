import type { LegalDocument } from '@estate/content/legal-document';
import { chakra } from '../../theme/chakra.tsx';
import { StyledLink } from '../../ui/button.tsx';
import { Container } from '../../ui/layout.tsx';
import { PageTitle } from '../../ui/type.tsx';
import { LegalSectionBlock } from './legal-section.tsx';
import { LegalText } from './legal-text.tsx';

/** A legal text; on wide screens with its table of contents beside it. */
export function LegalPage({ document: { title, dated, intro, sections } }: { document: LegalDocument }) {
  return (
    <Container py={{ base: '8', md: '16' }}>
      <PageTitle hyphens="auto" overflowWrap="anywhere">
        {title}
      </PageTitle>
      {dated && (
        <chakra.p mt="3" color="inkMuted">
          {dated}
        </chakra.p>
      )}
      <chakra.div
        display="grid"
        columnGap="16"
        mt={{ base: '6', md: '10' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }}
      >
        <chakra.nav aria-label="Inhalt" hideBelow="lg" alignSelf="start" position="sticky" top="28">
          <chakra.p fontWeight="semibold" mb="2">
            Inhalt
          </chakra.p>
          <ul>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <StyledLink
                  to="."
                  hash={id}
                  display="block"
                  py="1.5"
                  fontSize="xs"
                  lineHeight="snug"
                  color="inkMuted"
                  _hover={{ color: 'ink', textDecoration: 'underline' }}
                >
                  {name}
                </StyledLink>
              </li>
            ))}
          </ul>
        </chakra.nav>
        <chakra.div maxW="measure">
          {intro && (
            <chakra.p fontSize="md">
              <LegalText>{intro}</LegalText>
            </chakra.p>
          )}
          {sections.map((section) => (
            <LegalSectionBlock key={section.id} section={section} />
          ))}
        </chakra.div>
      </chakra.div>
    </Container>
  );
}
