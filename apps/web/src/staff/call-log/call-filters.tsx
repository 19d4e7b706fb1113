import { callLogPages, callPurposes, defaultCallLogPage } from '@estate/domain/staff/call-purposes';
import { chakra } from '#styled-system/jsx';
import { CheckField } from '../../shared/form/check-field.tsx';
import { DateField } from '../../shared/form/date-field.tsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { useSearchText } from '../../shared/form/use-search-text.ts';
import { FilterDisclosure } from '../ui/filter-disclosure.tsx';
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
    <chakra.search
      aria-label="CRM-Protokoll filtern"
      display="grid"
      gap="3"
      mb="4"
      alignItems="end"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr) minmax(0, 1fr)',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: '9rem minmax(10rem, 2fr) minmax(12rem, 1fr) minmax(12rem, 1fr) 6rem auto',
      }}
    >
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <TextField {...field} label="Immobilien-ID" inputMode="numeric" maxLength={15} />
      </chakra.div>
      <FilterDisclosure isSet={isSet}>
        <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <SelectField
            label="Funktion"
            placeholder="Alle"
            choices={callPurposes.map((value) => ({ value, label: purposeLabels[value] }))}
            value={filter.function ?? ''}
            onChange={({ target }) => change({ function: target.value })}
          />
        </chakra.div>
        <chakra.div gridColumn={{ base: '1 / -1', sm: 'auto' }}>
          <DateField {...from} label="Von" type="datetime-local" />
        </chakra.div>
        <chakra.div gridColumn={{ base: '1 / -1', sm: 'auto' }}>
          <DateField {...to} label="Bis" type="datetime-local" />
        </chakra.div>
        <SelectField
          label="Pro Seite"
          choices={callLogPages.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(filter.limit ?? defaultCallLogPage)}
          onChange={({ target }) => change({ limit: target.value })}
        />
        <chakra.div minH="12" display="flex" alignItems="center">
          <CheckField
            label="Nur Fehler"
            checked={filter.errorsOnly === 'true'}
            onChange={({ target }) => change({ errorsOnly: String(target.checked) })}
          />
        </chakra.div>
      </FilterDisclosure>
    </chakra.search>
  );
}
