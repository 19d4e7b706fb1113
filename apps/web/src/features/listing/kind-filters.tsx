import { SelectField } from '../../ui/form/select-field.tsx';
import type { ListingSearch } from '../../listing-search.ts';
import { dealChoices, kindChoices } from '../../search-choices.ts';

/** Object type, and rent or buy. */
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
        label="Objektart"
        placeholder="Alle Objektarten"
        choices={kindChoices}
        value={type ?? ''}
        onChange={({ target }) => onChange({ type: target.value })}
      />
      <SelectField
        label="Kaufen oder mieten"
        placeholder="Kaufen und mieten"
        choices={dealChoices}
        value={deal ?? ''}
        onChange={({ target }) => onChange({ deal: target.value })}
      />
    </>
  );
}
