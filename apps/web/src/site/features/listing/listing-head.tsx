import { listings } from '@estate/content/sections/listings';
import { texts } from '@estate/content/texts';
import { filterTitle } from '@estate/domain/search/filter-words';
import {
  isFiltered,
  type ListingSearch,
  parseSearchRequestFilter,
} from '@estate/domain/search/listing-filter';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../../shared/ui/button.tsx';
import { PageTitle, textLink } from '../../../shared/ui/type.tsx';
import { typeset } from '../../ui/typeset.tsx';
import { useListing } from './use-listing.ts';

/** The heading of the list. For a filtered list it describes the filter, without the search text (V-2.29). */
export function ListingHead({ search }: { search: ListingSearch }) {
  const { total } = useListing({ ...search, page: undefined });
  const { title: pageTitle, abroadTitle, offMarketNote, offMarketLink } = texts(listings);
  const whole = search.abroad ? abroadTitle : pageTitle;
  const title = isFiltered(search) ? filterTitle(search, total) : whole;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <chakra.p mt="2" mb={{ base: '4', md: '5' }} fontSize="sm" textWrap="pretty">
        {typeset(offMarketNote)}{' '}
        <StyledLink to="/suchauftrag" search={parseSearchRequestFilter({ ...search })} css={textLink}>
          {offMarketLink}
        </StyledLink>
        .
      </chakra.p>
    </>
  );
}
