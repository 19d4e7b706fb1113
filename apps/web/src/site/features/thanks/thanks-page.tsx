import { formWords } from '@estate/content/sections/forms';
import { texts } from '@estate/content/texts';
import { contact } from '@estate/domain/forms/contact';
import { formBySlug, parseThanksSearch } from '@estate/domain/forms/thanks';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Container } from '../../../shared/ui/layout.tsx';
import { PageTitle } from '../../../shared/ui/type.tsx';
import { Thanks } from '../../form/thanks.tsx';

/**
 * The page that a browser without scripts gets after sending a form. The query is parsed here, because a route's
 * `validateSearch` would be in the first load of every page.
 */
export function ThanksPage({ search }: { search: Readonly<Record<string, unknown>> }) {
  const { formular, seite, makler } = parseThanksSearch(search);
  const form = formBySlug(formular, seite) ?? contact;
  return (
    <Container py={{ base: '12', md: '24' }} maxW="44rem">
      <Thanks
        form={form}
        page={seite}
        broker={makler}
        title={<PageTitle>{texts(formWords).answers[form.consent].title}</PageTitle>}
      >
        {seite && (
          <ButtonLink to={seite} tone="outline">
            Zurück zur vorigen Seite
          </ButtonLink>
        )}
      </Thanks>
    </Container>
  );
}
