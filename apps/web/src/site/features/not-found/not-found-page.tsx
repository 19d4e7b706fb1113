import { notFoundLinks } from '@estate/content/navigation';
import { chakra } from '#styled-system/jsx';
import { ButtonLink, StyledLink } from '../../../shared/ui/button.tsx';
import { Container, Row } from '../../../shared/ui/layout.tsx';
import { pathOf } from '../../ui/page-link.ts';
import { PageTitle, textLink } from '../../../shared/ui/type.tsx';

/** The 404 page (staff-area §2). The attempted path is logged by the BFF, which direct requests reach first. */
export function NotFoundPage() {
  return (
    <Container py={{ base: '12', md: '24' }} textAlign="center">
      <chakra.p
        fontFamily="heading"
        fontSize={{ base: '5rem', md: '8rem' }}
        lineHeight="1"
        color="brass"
        aria-hidden
      >
        404
      </chakra.p>
      <PageTitle mt="4">Diese Seite gibt es nicht</PageTitle>
      <chakra.p mt="4" mx="auto" maxW="34rem" fontSize="md">
        Die Seite, die Sie suchen, existiert nicht oder wurde verschoben.
      </chakra.p>
      <Row justifyContent="center" gap="3" mt="8">
        <ButtonLink to="/">Zur Startseite</ButtonLink>
        <ButtonLink to="/immobilien" tone="outline">
          Zu den Immobilien
        </ButtonLink>
      </Row>
      <chakra.p mt="12" color="inkMuted" id="vorschlaege">
        Vielleicht suchen Sie eine dieser Seiten:
      </chakra.p>
      <Row as="ul" justifyContent="center" columnGap="6" mt="2" aria-labelledby="vorschlaege">
        {notFoundLinks.map((link) => (
          <li key={link.to}>
            <StyledLink to={pathOf(link)} display="inline-block" py="2" css={textLink}>
              {link.label}
            </StyledLink>
          </li>
        ))}
      </Row>
    </Container>
  );
}
