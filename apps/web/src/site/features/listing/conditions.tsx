import { type FilterCondition, filterConditions } from '@estate/domain/search/filter-words';
import { listingLink, type ListingSearch } from '@estate/domain/search/listing-filter';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import type { PropertyListPage } from '../../../shared/api/types.ts';
import { ButtonLink, StyledLink } from '../../../shared/ui/button.tsx';
import { edgeToEdge } from '../../../shared/ui/layout.tsx';
import { textLink, VisuallyHidden } from '../../../shared/ui/type.tsx';
import { ResetLink, SearchOrderLink } from './results-bar.tsx';

type Interpretation = NonNullable<PropertyListPage['search']>;

/** Conditions and actions; on a phone in one line that scrolls sideways, so that they do not push the cards down. */
const Line = chakra('div', {
  base: {
    // Contains the hidden words of the links, which would otherwise make the page as wide as the line.
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    columnGap: { base: '2', md: '4' },
    rowGap: '2',
    px: { base: '4', sm: '6', md: '0' },
  },
});

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: { md: 'wrap' }, gap: '2', listStyle: 'none' },
});

/** Style of the actions: without padding, because they have no background. */
const plain = {
  size: 'sm',
  px: '1',
  flexShrink: '0',
  _hover: { textDecoration: 'underline' },
} as const;

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
  hasHits,
}: {
  search: ListingSearch;
  meaning: Interpretation | undefined;
  /** An empty list has the actions in its message. */
  hasHits: boolean;
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
      <chakra.div ref={region} tabIndex={-1} css={edgeToEdge}>
        {chips.length > 0 && (
          <Line>
            <List aria-label="Bedingungen der Suche">
              {chips.map(({ label, rest }, at) => (
                // By index, because a filter and the text may say the same.
                <chakra.li key={at} flexShrink={{ base: '0', md: '1' }} maxW={{ base: '80vw', md: 'full' }}>
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
            {hasHits && (
              <>
                <SearchOrderLink search={search} tone="quiet" {...plain} />
                <ResetLink search={search} tone="quiet" {...plain}>
                  Alle Filter löschen
                </ResetLink>
              </>
            )}
          </Line>
        )}
      </chakra.div>
    </>
  );
}
