import { searchOrder } from '@estate/content/sections/search-order';
import { texts } from '@estate/content/texts';
import { canonicalQuery, parseSearchRequestFilter } from '@estate/domain/search/listing-filter';
import { createFileRoute } from '@tanstack/react-router';
import { SearchOrderForm } from '../../site/features/search-order/search-order-form.tsx';
import street from '../../site/features/search-order/street.svg';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../shared/ui/button.tsx';
import { Container, Section } from '../../shared/ui/layout.tsx';
import { PageHero } from '../../site/ui/page-hero.tsx';
import { textLink } from '../../shared/ui/type.tsx';

export const Route = createFileRoute('/_site/suchauftrag')({
  validateSearch: parseSearchRequestFilter,
  component: SearchOrderPage,
});

function SearchOrderPage() {
  const filter = parseSearchRequestFilter({ ...Route.useSearch() });
  const { title, subtitle, note, noteLink } = texts(searchOrder);
  return (
    <>
      <PageHero title={title} subtitle={subtitle} drawing={{ src: street, width: 720, height: 520 }} />
      <Section>
        <Container maxW="50rem">
          <chakra.p fontSize="md" pl="5" borderLeftWidth="3px" borderColor="brass">
            {note}{' '}
            <StyledLink to="/ueber-uns" hash="immobilienziele" css={textLink}>
              {noteLink}
            </StyledLink>
            .
          </chakra.p>
          <chakra.div
            mt={{ base: '8', md: '12' }}
            bg="card"
            borderWidth="1px"
            borderRadius="card"
            p={{ base: '5', md: '10' }}
          >
            <SearchOrderForm key={canonicalQuery(filter)} filter={filter} />
          </chakra.div>
        </Container>
      </Section>
    </>
  );
}
