import { thanks } from '@estate/content/form-texts';
import { parseThanksSearch } from '@estate/content/thanks-search';
import { chakra } from '#styled-system/jsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Container, Row } from '../../../shared/ui/layout.tsx';
import { PageTitle } from '../../../shared/ui/type.tsx';
import { typeset } from '../../ui/typeset.tsx';

/**
 * Where a browser without scripts gets after it sent a form: what the toast says, what comes next, and where to go on. It
 * reads the query itself, because a route's `validateSearch` would be in every page's first load.
 */
export function ThanksPage({ search }: { search: Readonly<Record<string, unknown>> }) {
  const { formular = 'nachricht', seite } = parseThanksSearch(search);
  const { title, description, next } = thanks[formular];
  return (
    <Container py={{ base: '12', md: '24' }} textAlign="center">
      <PageTitle>{title}</PageTitle>
      <chakra.p mt="4" mx="auto" maxW="34rem" fontSize="md">
        {typeset(description)}
      </chakra.p>
      <chakra.p mt="2" mx="auto" maxW="34rem">
        {typeset(next)}
      </chakra.p>
      <Row justifyContent="center" gap="3" mt="8">
        <ButtonLink to="/immobilien">Zu den Immobilien</ButtonLink>
        {seite && (
          <ButtonLink to={seite} tone="outline">
            Zurück zur vorigen Seite
          </ButtonLink>
        )}
      </Row>
    </Container>
  );
}
