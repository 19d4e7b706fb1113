import { chakra } from '#styled-system/jsx';
import { CheckField } from '../../shared/form/check-field.tsx';
import { DateField } from '../../shared/form/date-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { FilterDisclosure } from '../ui/filter-disclosure.tsx';
import type { AuditFilter } from './audit-query.ts';

/** Search text and period. Each change starts a new search. */
export function AuditFilters({
  filter,
  onChange,
}: {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}) {
  return (
    <chakra.div
      role="search"
      aria-label="Protokoll durchsuchen"
      display="grid"
      gap="4"
      mb="4"
      alignItems="end"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        md: 'minmax(12rem, 2fr) 1fr 1fr auto',
      }}
    >
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <TextField
          label="Suche"
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder="Person, Aktion oder Nummer"
          value={filter.q}
          onChange={({ target }) => onChange({ ...filter, q: target.value })}
        />
      </chakra.div>
      <FilterDisclosure isSet={filter.from !== '' || filter.to !== '' || filter.isRefused}>
        <DateField
          label="Von"
          type="date"
          value={filter.from}
          onChange={(from) => onChange({ ...filter, from })}
        />
        <DateField label="Bis" type="date" value={filter.to} onChange={(to) => onChange({ ...filter, to })} />
        <chakra.div
          gridColumn={{ base: '1 / -1', md: 'auto' }}
          minH={{ md: '12' }}
          display="flex"
          alignItems="center"
        >
          <CheckField
            label="Nur abgelehnte"
            checked={filter.isRefused}
            onChange={({ target }) => onChange({ ...filter, isRefused: target.checked })}
          />
        </chakra.div>
      </FilterDisclosure>
    </chakra.div>
  );
}
