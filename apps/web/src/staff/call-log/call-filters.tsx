import { callLogPages, callPurposes, defaultCallLogPage } from '@estate/domain/staff/call-purposes';
import { CheckField } from '../../shared/form/check-field.tsx';
import { DateField } from '../../shared/form/date-field.tsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { useSearchText } from '../../shared/form/use-search-text.ts';
import { Filter, FilterBar, FilterDisclosure } from '../ui/filter-bar.tsx';
import { type CallLogFilter, parseCallLogSearch } from './call-log-search.ts';
import { purposeLabels } from './call-words.ts';

/** Filters of the call log. Each change is applied at once and returns to the newest entries. */
export function CallFilters({
  filter,
  onChange,
}: {
  filter: CallLogFilter;
  onChange: (next: CallLogFilter) => void;
}) {
  const apply = (changed: Record<string, string>) =>
    onChange(parseCallLogSearch({ ...filter, before: undefined, ...changed }));
  const { change, field } = useSearchText(filter.property ?? '', ({ q = '', ...part }) =>
    apply({ property: q.trim(), ...part }),
  );
  const { field: from } = useSearchText(filter.from ?? '', ({ q = '' }) => apply({ from: q }));
  const { field: to } = useSearchText(filter.to ?? '', ({ q = '' }) => apply({ to: q }));
  const isSet = Boolean(filter.function ?? filter.from ?? filter.to ?? filter.errorsOnly);
  return (
    <FilterBar aria-label="CRM-Protokoll filtern">
      <Filter>
        <TextField {...field} label="Immobilien-ID" inputMode="numeric" maxLength={15} />
      </Filter>
      <FilterDisclosure isSet={isSet}>
        <Filter>
          <SelectField
            label="Funktion"
            placeholder="Alle"
            choices={callPurposes.map((value) => ({ value, label: purposeLabels[value] }))}
            value={filter.function ?? ''}
            onChange={({ target }) => change({ function: target.value })}
          />
        </Filter>
        <Filter kind="day">
          <DateField {...from} label="Von" type="datetime-local" />
        </Filter>
        <Filter kind="day">
          <DateField {...to} label="Bis" type="datetime-local" />
        </Filter>
        <Filter>
          <SelectField
            label="Pro Seite"
            choices={callLogPages.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(filter.limit ?? defaultCallLogPage)}
            onChange={({ target }) => change({ limit: target.value })}
          />
        </Filter>
        <Filter kind="tick">
          <CheckField
            label="Nur Fehler"
            checked={filter.errorsOnly === 'true'}
            onChange={({ target }) => change({ errorsOnly: String(target.checked) })}
          />
        </Filter>
      </FilterDisclosure>
    </FilterBar>
  );
}
