import { CheckField } from '../../shared/form/check-field.tsx';
import { DateField } from '../../shared/form/date-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { Filter, FilterBar, FilterDisclosure } from '../ui/filter-bar.tsx';
import type { AuditFilter } from './audit-query.ts';

export function AuditFilters({
  filter,
  onChange,
}: {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}) {
  return (
    <FilterBar aria-label="Protokoll durchsuchen">
      <Filter kind="search">
        <TextField
          label="Suche"
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder="Person, Aktion oder Nummer"
          value={filter.q}
          onChange={({ target }) => onChange({ ...filter, q: target.value })}
        />
      </Filter>
      <FilterDisclosure isSet={filter.from !== '' || filter.to !== '' || filter.isRefused}>
        <Filter kind="day">
          <DateField
            label="Von"
            type="date"
            value={filter.from}
            onChange={(from) => onChange({ ...filter, from })}
          />
        </Filter>
        <Filter kind="day">
          <DateField
            label="Bis"
            type="date"
            value={filter.to}
            onChange={(to) => onChange({ ...filter, to })}
          />
        </Filter>
        <Filter kind="tick">
          <CheckField
            label="Nur abgelehnte"
            checked={filter.isRefused}
            onChange={({ target }) => onChange({ ...filter, isRefused: target.checked })}
          />
        </Filter>
      </FilterDisclosure>
    </FilterBar>
  );
}
