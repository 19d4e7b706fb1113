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
import { propertyCount } from '@estate/domain/text/format';

/** The note on properties that are not in the list, with a link to the search order with the same filters. */
export function OffMarketNote({ search }: { search: ListingSearch }) {
  const { offMarketNote, offMarketLink } = texts(listings);
  return (
    <>
      {typeset(offMarketNote)}{' '}
      <StyledLink to="/suchauftrag" search={parseSearchRequestFilter({ ...search })} css={textLink}>
        {offMarketLink}
      </StyledLink>
      .
    </>
  );
}

/**
 * Whether the note follows the cards, so that they begin in the first screen of a phone: below conditions and below the
 * links of regions.
 */
export const isNoteLast = (search: ListingSearch): boolean =>
  isFiltered(search) || search.abroad !== undefined;

/**
 * The heading of the list and its number of hits. For a filtered list the heading describes the filter with the number,
 * without the search text (V-2.29).
 */
export function ListingHead({ search, total }: { search: ListingSearch; total: number | null }) {
  const { title: pageTitle, abroadTitle } = texts(listings);
  const isPart = isFiltered(search);
  const hasNote = !isNoteLast(search);
  const count = total !== null && total > 0 && propertyCount(total);
  const whole = search.abroad ? abroadTitle : pageTitle;
  return (
    <chakra.div mt={{ base: '4', md: '6' }} mb={{ base: '4', md: '6' }}>
      <PageTitle>{isPart ? filterTitle(search, total) : whole}</PageTitle>
      <chakra.p mt={isPart ? '0' : '2'} fontSize="sm" textWrap="pretty">
        <chakra.span role="status" {...(isPart ? { srOnly: true } : {})} color="inkMuted">
          {count}
        </chakra.span>
        {/* Elements, because a browser that translates the page replaces bare texts, which React then cannot remove. */}
        {hasNote && count && <span>. </span>}
        {hasNote && (
          <span>
            <OffMarketNote search={search} />
          </span>
        )}
      </chakra.p>
    </chakra.div>
  );
}
