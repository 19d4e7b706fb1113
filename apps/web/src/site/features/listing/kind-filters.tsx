import { SelectField } from '../../../shared/form/select-field.tsx';
import type { ListingSearch } from '@estate/domain/search/listing-filter';
import { dealChoices, kindChoices } from '../../form/search-choices.ts';

/** Rent or buy, on which the prices depend, and the object type. */
export function KindFilters({
  search: { type, deal },
  onChange,
}: {
  search: ListingSearch;
  onChange: (part: { type: string } | { deal: string }) => void;
}) {
  return (
    <>
      <SelectField
        name="deal"
        label="Kaufen oder mieten"
        placeholder="Kaufen und mieten"
        choices={dealChoices}
        value={deal ?? ''}
        onChange={({ target }) => onChange({ deal: target.value })}
      />
      <SelectField
        name="type"
        label="Objektart"
        placeholder="Alle Objektarten"
        choices={kindChoices}
        value={type ?? ''}
        onChange={({ target }) => onChange({ type: target.value })}
      />
    </>
  );
}
