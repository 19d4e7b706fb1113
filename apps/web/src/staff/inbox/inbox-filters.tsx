import { formOf, leadKinds } from '@estate/domain/forms/all-forms';
import {
  type LeadFilter,
  leadFindings,
  maxLeadSearch,
  noAssignee,
  parseLeadFilter,
} from '@estate/domain/forms/lead-filter';
import { leadFindingLabels } from '@estate/domain/forms/lead-words';
import type { Colleague } from '../../shared/api/types.ts';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { useSearchText } from '../../shared/form/use-search-text.ts';
import { useMay } from '../session/use-may.ts';
import { Filter, FilterBar } from '../ui/filter-bar.tsx';
import { usePageKey } from '../ui/use-page-key.ts';

/** Options of the state filter. Spam is not among them, because it has its own view. */
const states = leadFindings
  .filter((value) => value !== 'suspicious')
  .map((value) => ({ value, label: leadFindingLabels[value] }));

/** Search and filters. Each change updates the URL; the key `/` focuses the search. */
export function InboxFilters({
  filter,
  team,
  nameOf,
  onChange,
}: {
  filter: LeadFilter;
  team: readonly Colleague[];
  nameOf: (account: string) => string;
  onChange: (next: LeadFilter) => void;
}) {
  const { q = '', kind = '', state = '', assignee = '' } = filter;
  const { change, field } = useSearchText(q, (changed) =>
    onChange(parseLeadFilter({ ...filter, ...changed })),
  );
  const may = useMay();
  const assignees = [
    { value: noAssignee, label: 'Niemand' },
    ...team.map(({ id, name }) => ({ value: id, label: name })),
  ];
  // While the names load, or without an account of this id, the list still shows that it is filtered.
  if (assignee && !assignees.some(({ value }) => value === assignee))
    assignees.push({ value: assignee, label: nameOf(assignee) });
  usePageKey('/', () => field.ref.current?.focus());

  return (
    <FilterBar aria-label="Anfragen filtern" flex="1" mb="0">
      <Filter kind="search">
        <TextField
          {...field}
          label="Suche"
          maxLength={maxLeadSearch}
          placeholder="Name, Telefon, Ort, Objekt oder Wörter"
        />
      </Filter>
      <Filter>
        <SelectField
          label="Art"
          placeholder="Alle"
          choices={leadKinds.map((value) => ({ value, label: formOf(value).one }))}
          value={kind}
          onChange={({ target }) => change({ kind: target.value })}
        />
      </Filter>
      <Filter>
        <SelectField
          label="Stand"
          placeholder="Alle"
          choices={states}
          value={state === 'suspicious' ? '' : state}
          onChange={({ target }) => change({ state: target.value })}
        />
      </Filter>
      {may('all-leads') && (
        <Filter>
          <SelectField
            label="Zugewiesen"
            placeholder="Alle"
            choices={assignees}
            value={assignee}
            onChange={({ target }) => change({ assignee: target.value })}
          />
        </Filter>
      )}
    </FilterBar>
  );
}
