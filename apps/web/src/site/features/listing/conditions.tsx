import { type FilterCondition, filterConditions } from '@estate/domain/search/filter-words';
import { listingLink, type ListingSearch } from '@estate/domain/search/listing-filter';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import type { PropertyListPage } from '../../../shared/api/types.ts';
import { ButtonLink, StyledLink } from '../../../shared/ui/button.tsx';
import { textLink, VisuallyHidden } from '../../../shared/ui/type.tsx';

type Interpretation = NonNullable<PropertyListPage['search']>;

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' },
});

/** The search, from page 1, without one condition of its text. `rest` is the remaining text. */
export const dropWords = (search: ListingSearch, rest: string): ListingSearch => ({
  ...search,
  page: undefined,
  q: rest || undefined,
});

/** The search, from page 1, without the filter fields of one condition. */
export const dropFields = (search: ListingSearch, fields: FilterCondition['fields']): ListingSearch => ({
  ...search,
  page: undefined,
  ...Object.fromEntries(fields.map((field) => [field, undefined])),
});

/**
 * Each condition of the filters and of the search text with a link that removes it, the corrected search text if the
 * server has corrected a misspelling, what it did not understand, and the person whom the text names.
 */
export function Conditions({
  search,
  meaning,
}: {
  search: ListingSearch;
  meaning: Interpretation | undefined;
}) {
  const { parts = [], corrected = null, notes = [], person } = meaning ?? {};
  const region = useRef<HTMLDivElement>(null);
  const chips = [
    ...filterConditions(search).map(({ label, fields }) => ({
      label,
      rest: dropFields(search, fields),
    })),
    ...parts.map(({ label, rest }) => ({ label, rest: dropWords(search, rest) })),
  ];
  return (
    <>
      {corrected !== null && (
        <chakra.p role="status" mb="2">
          {`Keine Treffer für „${search.q ?? ''}“. Angezeigt wird „${corrected}“.`}
        </chakra.p>
      )}
      {person && (
        <chakra.p role="status" mb="2">
          {`Suchen Sie ${person.name}? `}
          <StyledLink to="/makler/$slug" params={{ slug: person.slug }} css={textLink} htmlTranslate="no">
            {`Zur Seite von ${person.name}`}
          </StyledLink>
        </chakra.p>
      )}
      {notes.length > 0 && (
        <chakra.p role="status" mb="2" overflowWrap="anywhere">
          {notes.join(' ')}
        </chakra.p>
      )}
      {/* Takes the focus of a dropped condition, whose link disappears. */}
      <chakra.div ref={region} tabIndex={-1}>
        {chips.length > 0 && (
          <List mb="4" aria-label="Bedingungen der Suche">
            {chips.map(({ label, rest }, at) => (
              // By index, because a filter and the text may say the same.
              <chakra.li key={at} maxW="full">
                <ButtonLink
                  {...listingLink(rest)}
                  resetScroll={false}
                  tone="outline"
                  size="sm"
                  maxW="full"
                  overflowWrap="anywhere"
                  onClick={() => region.current?.focus({ preventScroll: true })}
                >
                  {label}
                  <VisuallyHidden as="span"> entfernen</VisuallyHidden>
                  <X size={14} aria-hidden />
                </ButtonLink>
              </chakra.li>
            ))}
          </List>
        )}
      </chakra.div>
    </>
  );
}
