import { type Flag, filterFeatureKeys, filterFeatures } from '@estate/domain/search/filter-values';
import type { ListingAmount } from '@estate/domain/search/listing-amounts';
import { listingLimits, type ListingSearch } from '@estate/domain/search/listing-filter';
import { useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import { PlaceField } from '../../form/place-field.tsx';
import { CheckField } from '../../../shared/form/check-field.tsx';
import { SelectField } from '../../../shared/form/select-field.tsx';
import {
  areaSteps,
  bedroomSteps,
  energyChoices,
  priceSteps,
  roomSteps,
  yearSteps,
} from './filter-choices.ts';
import { NumberFilter } from './number-filter.tsx';
import { useAppliedText } from './use-applied-text.ts';

interface Filters {
  search: ListingSearch;
  onChange: (part: Partial<Record<ListingAmount | Flag | 'city' | 'energy', string>>) => void;
}

/** The place filter. A suggestion is applied immediately, because the server's filter compares whole names. */
function PlaceFilter({ search: { city = '', abroad }, onChange }: Filters) {
  const { apply, field } = useAppliedText(city, (text) => {
    if (text.trim() !== city) onChange({ city: text.trim() });
  });
  return (
    <PlaceField
      {...field}
      name="city"
      abroad={abroad}
      label={abroad ? 'Land, Region oder Ort' : 'Ort'}
      type="search"
      placeholder={abroad ? 'Zum Beispiel Mallorca' : 'Ort, Stadtteil oder PLZ'}
      maxLength={listingLimits.city}
      onSuggestion={apply}
    />
  );
}

/** Returns the props of a number filter by its field; `limit` is the field of the opposite bound. */
function useAmounts({ search, onChange }: Filters) {
  const typed = useRef<Partial<Record<ListingAmount, string>>>({});
  return (name: ListingAmount, limit?: ListingAmount) => ({
    name,
    value: search[name],
    isLimitTyped: () => limit !== undefined && typed.current[limit] === String(search[limit] ?? ''),
    onChange: (value: string) => {
      typed.current[name] = value;
      onChange({ [name]: value });
    },
  });
}

/**
 * Place, rooms, area, price, year, energy. For properties abroad: bedrooms instead of rooms, and neither year nor
 * energy, because few of them have a German energy class.
 */
export function FurtherFilters(filters: Filters) {
  const { search, onChange } = filters;
  const { deal = 'buy', price_min = 0, price_max = Infinity, built_min = 0, built_max = Infinity } = search;
  const amount = useAmounts(filters);
  const price = { unit: '€', steps: priceSteps[deal], example: deal === 'rent' ? 1_200 : 450_000 };
  const year = { steps: yearSteps, example: 1990, write: String };
  return (
    <>
      <PlaceFilter {...filters} />
      {search.abroad ? (
        <NumberFilter label="Schlafzimmer ab" steps={bedroomSteps} example={3} {...amount('bedrooms_min')} />
      ) : (
        <NumberFilter label="Zimmer ab" steps={roomSteps} example={3} {...amount('rooms_min')} />
      )}
      <NumberFilter label="Fläche ab" unit="m²" steps={areaSteps} example={80} {...amount('area_min')} />
      <NumberFilter
        label="Preis von"
        {...price}
        check={(value) => (value > price_max ? 'Der Mindestpreis liegt über dem Höchstpreis.' : undefined)}
        {...amount('price_min', 'price_max')}
      />
      <NumberFilter
        label="Preis bis"
        {...price}
        check={(value) =>
          value > 0 && value < price_min ? 'Der Höchstpreis liegt unter dem Mindestpreis.' : undefined
        }
        {...amount('price_max', 'price_min')}
      />
      {!search.abroad && (
        <>
          <NumberFilter
            label="Baujahr ab"
            {...year}
            check={(value) => (value > built_max ? 'Das erste Jahr liegt hinter dem letzten.' : undefined)}
            {...amount('built_min', 'built_max')}
          />
          <NumberFilter
            label="Baujahr bis"
            {...year}
            check={(value) =>
              value > 0 && value < built_min ? 'Das letzte Jahr liegt vor dem ersten.' : undefined
            }
            {...amount('built_max', 'built_min')}
          />
          <SelectField
            name="energy"
            label="Energieklasse"
            placeholder="Beliebig"
            choices={energyChoices}
            value={search.energy ?? ''}
            onChange={({ target }) => onChange({ energy: target.value })}
          />
        </>
      )}
    </>
  );
}

/** A checkbox for each amenity, and one that hides reserved properties. */
export function FlagFilters({ search, onChange }: Filters) {
  const box = (flag: Flag, label: string) => (
    <CheckField
      key={flag}
      name={flag}
      value="1"
      label={label}
      checked={search[flag] === '1'}
      onChange={({ target }) => onChange({ [flag]: target.checked ? '1' : '' })}
    />
  );
  return (
    <chakra.fieldset gridColumn="1 / -1" display="flex" flexWrap="wrap" columnGap="6" rowGap="3" minW="0">
      <chakra.legend mb="2" fontWeight="medium">
        Ausstattung und Verfügbarkeit
      </chakra.legend>
      {filterFeatureKeys.map((key) => box(key, filterFeatures[key]))}
      {box('without_reserved', 'Reservierte ausblenden')}
    </chakra.fieldset>
  );
}
