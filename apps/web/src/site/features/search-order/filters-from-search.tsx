import type { ListingFilter } from '@estate/domain/search/listing-filter';
import { chakra } from '#styled-system/jsx';
import { searchRequestTexts, missingRequiredFields } from './search-request-of-filter.ts';

/** Lists the filters that the form took from the visitor's search, and the choices that the search left open. */
export function FiltersFromSearch({ filter }: { filter: ListingFilter }) {
  const texts = searchRequestTexts(filter);
  const open = missingRequiredFields(filter);
  if (texts.length === 0) return null;
  return (
    <chakra.div role="note" p="4" mb="2" bg="sand" borderRadius="card" overflowWrap="anywhere">
      <chakra.p fontWeight="semibold">Aus Ihrer Suche übernommen</chakra.p>
      <p>{texts.join(' · ')}</p>
      <chakra.p mt="1" fontSize="xs" color="inkMuted">
        Sie können alles ändern.
        {open.length > 0 && ` Bitte prüfen Sie noch: ${open.join(', ')}.`}
      </chakra.p>
    </chakra.div>
  );
}
