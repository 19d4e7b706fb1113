import { SelectField } from '../../ui/form/select-field.tsx';
import { areaChoices, priceChoices, roomChoices } from './filter-choices.ts';
import { PlaceFilter } from './place-filter.tsx';
import type { ListingSearch } from '../../listing-search.ts';

type Name = 'city' | 'price_min' | 'price_max' | 'rooms_min' | 'area_min';

/** Place, price, rooms, area. The price needs a choice of buying or renting, because the steps differ. */
export function FurtherFilters({
  search,
  onChange,
}: {
  search: ListingSearch;
  onChange: (part: Partial<Record<Name, string>>) => void;
}) {
  const { deal, city, price_min, price_max, rooms_min, area_min } = search;
  const select = (name: Name) => ({
    value: String(search[name] ?? ''),
    onChange: ({ target }: { target: HTMLSelectElement }) => onChange({ [name]: target.value }),
  });
  const price = { disabled: !deal, ...(deal ? {} : { help: 'Bitte zuerst Kaufen oder Mieten wählen.' }) };

  return (
    <>
      <PlaceFilter place={city ?? ''} onChange={(place) => onChange({ city: place })} />
      <SelectField
        label="Zimmer ab"
        placeholder="Beliebig"
        choices={roomChoices(rooms_min)}
        {...select('rooms_min')}
      />
      <SelectField
        label="Fläche ab"
        placeholder="Beliebig"
        choices={areaChoices(area_min)}
        {...select('area_min')}
      />
      <SelectField
        label="Preis von"
        placeholder="Beliebig"
        choices={priceChoices(deal, price_min, { below: price_max })}
        {...price}
        {...select('price_min')}
      />
      <SelectField
        label="Preis bis"
        placeholder="Beliebig"
        choices={priceChoices(deal, price_max, { above: price_min })}
        {...price}
        {...select('price_max')}
      />
    </>
  );
}
