import {
  defaultStaffSort,
  maxStaffSearch,
  parseStaffFilter,
  type StaffFilter,
  staffColumns,
  staffFindings,
} from '@estate/domain/search/staff-filter';
import { propertyStatusLabels, websiteStatuses } from '@estate/domain/property/vocabulary';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { useSearchText } from '../../shared/form/use-search-text.ts';
import { Filter, FilterBar } from '../ui/filter-bar.tsx';
import { usePageKey } from '../ui/use-page-key.ts';
import { columnLabels, findingLabels, websiteStatusLabels } from './record-words.ts';

/** All sort orders except the default one, which is the empty option of the field. */
const sortChoices = staffColumns
  .flatMap((column) => [
    { value: column, label: `${columnLabels[column]} aufsteigend` },
    { value: `-${column}`, label: `${columnLabels[column]} absteigend` },
  ])
  .filter(({ value }) => value !== defaultStaffSort);

/** Search and filters. Each change updates the URL; the key `/` focuses the search from anywhere on the page. */
export function PropertyFilters({
  filter,
  onChange,
}: {
  filter: StaffFilter;
  onChange: (next: StaffFilter) => void;
}) {
  const { q = '', website_status = '', property_status_id = '', finding = '', sort = '' } = filter;
  const { change, field } = useSearchText(q, (changed) =>
    onChange(parseStaffFilter({ ...filter, ...changed })),
  );

  usePageKey('/', () => field.ref.current?.focus());

  return (
    <FilterBar aria-label="Immobilien filtern">
      <Filter kind="search">
        <TextField
          {...field}
          label="Suche"
          maxLength={maxStaffSearch}
          placeholder="Titel, Straße, Nummer, Makler"
        />
      </Filter>
      <Filter>
        <SelectField
          label="Website-Status"
          placeholder="Alle"
          choices={websiteStatuses.map((value) => ({ value, label: websiteStatusLabels[value] }))}
          value={website_status}
          onChange={({ target }) => change({ website_status: target.value })}
        />
      </Filter>
      <Filter>
        <SelectField
          label="CRM-Status"
          placeholder="Alle"
          choices={Object.entries(propertyStatusLabels).map(([value, label]) => ({ value, label }))}
          value={String(property_status_id)}
          onChange={({ target }) => change({ property_status_id: target.value })}
        />
      </Filter>
      <Filter>
        <SelectField
          label="Auffälligkeiten"
          placeholder="Alle"
          choices={staffFindings.map((value) => ({ value, label: findingLabels[value] }))}
          value={finding}
          onChange={({ target }) => change({ finding: target.value })}
        />
      </Filter>
      <Filter hideFrom="md">
        <SelectField
          label="Sortierung"
          placeholder="Zuletzt geändert"
          choices={sortChoices}
          value={sort === defaultStaffSort ? '' : sort}
          onChange={({ target }) => change({ sort: target.value })}
        />
      </Filter>
    </FilterBar>
  );
}
