import { filterConditions } from '@estate/domain/search/filter-words';
import { listingLink, type ListingSearch } from '@estate/domain/search/listing-filter';
import { X } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import type { PropertyListPage } from '../../../shared/api/types.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { VisuallyHidden } from '../../../shared/ui/type.tsx';
import { countText } from './results-bar.tsx';

type Reading = NonNullable<PropertyListPage['search']>;

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' },
});

/** The list without a condition of the search text. */
const without = (search: ListingSearch, rest: string): ListingSearch => ({
  ...search,
  page: undefined,
  q: rest || undefined,
});

/** Each condition of the filters and of the search text with a link that drops it, and what was mended of the text. */
export function Conditions({ search, reading }: { search: ListingSearch; reading: Reading | undefined }) {
  const { parts = [], corrected = null } = reading ?? {};
  const chips = [
    ...filterConditions(search).map(({ label, fields }) => ({
      label,
      rest: { ...search, page: undefined, ...Object.fromEntries(fields.map((field) => [field, undefined])) },
    })),
    ...parts.map(({ label, rest }) => ({ label, rest: without(search, rest) })),
  ];
  return (
    <>
      {corrected !== null && (
        <chakra.p role="status" mb="2">
          {`Keine Treffer für „${search.q ?? ''}“. Angezeigt wird „${corrected}“.`}
        </chakra.p>
      )}
      {chips.length > 0 && (
        <List mb="4" aria-label="Bedingungen der Suche">
          {chips.map(({ label, rest }, at) => (
            <li key={`${at} ${label}`}>
              <ButtonLink {...listingLink(rest)} resetScroll={false} tone="outline" size="sm">
                {label}
                <VisuallyHidden as="span"> entfernen</VisuallyHidden>
                <X size={14} aria-hidden />
              </ButtonLink>
            </li>
          ))}
        </List>
      )}
    </>
  );
}

/** What would be found without each condition, where all of them together leave nothing. */
export function NearMisses({ search, reading }: { search: ListingSearch; reading: Reading }) {
  const unknown = reading.parts.filter(({ is_unknown }) => is_unknown).map(({ label }) => `„${label}“`);
  const open = reading.parts.flatMap(({ label, rest, total_without: total }) =>
    total ? [{ label, rest, total }] : [],
  );
  if (unknown.length === 0 && open.length === 0) return null;
  return (
    <chakra.div flexBasis="full" display="grid" justifyItems="center" gap="3">
      {unknown.length > 0 && <p>{`In unseren Angeboten kommt ${unknown.join(', ')} nicht vor.`}</p>}
      <Row justifyContent="center" gap="2">
        {open.map(({ label, rest, total }) => (
          <ButtonLink key={label} {...listingLink(without(search, rest))} resetScroll={false} tone="outline">
            {`Ohne „${label}“: ${countText(total)}`}
          </ButtonLink>
        ))}
      </Row>
    </chakra.div>
  );
}
