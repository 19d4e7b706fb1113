import { formOf, leadKinds } from '@estate/domain/forms/all-forms';
import {
  type LeadFilter,
  leadFindings,
  maxLeadSearch,
  parseLeadFilter,
} from '@estate/domain/forms/lead-filter';
import { leadFindingLabels } from '@estate/domain/forms/lead-words';
import { chakra } from '#styled-system/jsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { useSearchText } from '../../shared/form/use-search-text.ts';
import { usePageKey } from '../ui/use-page-key.ts';

/** Search and filters; each change updates the address. `/` focuses the search. */
export function InboxFilters({
  filter,
  onChange,
}: {
  filter: LeadFilter;
  onChange: (next: LeadFilter) => void;
}) {
  const { q = '', kind = '', state = '' } = filter;
  const { change, field } = useSearchText(q, (changed) =>
    onChange(parseLeadFilter({ ...filter, ...changed })),
  );
  usePageKey('/', () => field.ref.current?.focus());

  return (
    <chakra.search
      aria-label="Anfragen filtern"
      display="grid"
      gap="3"
      mb="4"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'minmax(12rem, 2fr) repeat(2, minmax(9rem, 1fr))' }}
    >
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <TextField
          {...field}
          label="Suche"
          maxLength={maxLeadSearch}
          placeholder="Name, E-Mail, Telefon, Ort oder Objekt"
        />
      </chakra.div>
      <SelectField
        label="Art"
        placeholder="Alle"
        choices={leadKinds.map((value) => ({ value, label: formOf(value).one }))}
        value={kind}
        onChange={({ target }) => change({ kind: target.value })}
      />
      <SelectField
        label="Stand"
        placeholder="Alle"
        choices={leadFindings.map((value) => ({ value, label: leadFindingLabels[value] }))}
        value={state}
        onChange={({ target }) => change({ state: target.value })}
      />
    </chakra.search>
  );
}
