import { type Flag, filterFeatureKeys, filterFeatures } from '@estate/domain/search/filter-values';
import type { ListingAmount } from '@estate/domain/search/listing-amounts';
import { listingLimits, type ListingSearch } from '@estate/domain/search/listing-filter';
import { chakra } from '#styled-system/jsx';
import { PlaceField } from '../../form/place-field.tsx';
import { usePageFacts } from '../../../shared/page/page-facts.ts';
import { CheckField } from '../../../shared/form/check-field.tsx';
import { SelectField } from '../../../shared/form/select-field.tsx';
import {
  areaSteps,
  bedroomSteps,
  energyChoices,
  monthChoices,
  priceSteps,
  roomSteps,
  warmSteps,
  yearSteps,
  yieldSteps,
} from './filter-choices.ts';
import { NumberFilter } from './number-filter.tsx';
import { useAppliedText } from './use-applied-text.ts';

interface Filters {
  search: ListingSearch;
  onChange: (part: Partial<Record<ListingAmount | Flag | 'city' | 'energy' | 'free_by', string>>) => void;
}

/** The place filter. A suggestion is applied immediately, because the server's filter compares whole names. */
function PlaceFilter({ search: { city = '', abroad }, onChange }: Filters) {
  const isCurrent = (text: string) => text.trim() === city;
  const { apply, field } = useAppliedText(city, isCurrent, (text) => {
    if (!isCurrent(text)) onChange({ city: text.trim() });
  });
  return (
    <PlaceField
      {...field}
      name="city"
      abroad={abroad}
      label={abroad ? 'Land, Region oder Ort' : 'Ort'}
      placeholder={abroad ? 'Zum Beispiel Mallorca' : 'Ort, Stadtteil oder PLZ'}
      maxLength={listingLimits.city}
      onSuggestion={apply}
    />
  );
}

/**
 * Place, rooms, area, price, warm rent or yield, year, energy, month. For properties abroad: bedrooms instead of rooms, and none of the last
 * five, which the CRM seldom has for them.
 */
export function FurtherFilters(filters: Filters) {
  const { madeAt } = usePageFacts();
  const { search, onChange } = filters;
  const { deal = 'buy', price_min = 0, price_max = Infinity, built_min = 0, built_max = Infinity } = search;
  const { rooms_min = 0, rooms_max = Infinity, area_min = 0, area_max = Infinity } = search;
  const amount = (name: ListingAmount) => ({
    name,
    value: search[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const price = { unit: '€', steps: priceSteps[deal], example: deal === 'rent' ? 1_200 : 450_000 };
  const year = { steps: yearSteps, example: 1990, write: String };
  return (
    <>
      <PlaceFilter {...filters} />
      {search.abroad ? (
        <NumberFilter label="Schlafzimmer ab" steps={bedroomSteps} example={3} {...amount('bedrooms_min')} />
      ) : (
        <>
          <NumberFilter label="Zimmer ab" steps={roomSteps} example={3} {...amount('rooms_min')} />
          <NumberFilter
            label="Zimmer bis"
            steps={roomSteps}
            example={4}
            conflict={rooms_min > rooms_max && 'Die höchste Zimmerzahl liegt unter der niedrigsten.'}
            {...amount('rooms_max')}
          />
        </>
      )}
      <NumberFilter label="Fläche ab" unit="m²" steps={areaSteps} example={80} {...amount('area_min')} />
      <NumberFilter
        label="Fläche bis"
        unit="m²"
        steps={areaSteps}
        example={120}
        conflict={area_min > area_max && 'Die größte Fläche liegt unter der kleinsten.'}
        {...amount('area_max')}
      />
      <NumberFilter label="Preis von" {...price} {...amount('price_min')} />
      <NumberFilter
        label="Preis bis"
        {...price}
        conflict={price_min > price_max && 'Der Höchstpreis liegt unter dem Mindestpreis.'}
        {...amount('price_max')}
      />
      {!search.abroad && (
        <>
          {search.deal === 'rent' || search.warm_max !== undefined ? (
            <NumberFilter
              label="Warmmiete bis"
              unit="€"
              steps={warmSteps}
              example={1_500}
              {...amount('warm_max')}
            />
          ) : (
            <NumberFilter
              label="Rendite ab"
              unit="%"
              steps={yieldSteps}
              example={3.5}
              {...amount('yield_min')}
            />
          )}
          <NumberFilter label="Baujahr ab" {...year} {...amount('built_min')} />
          <NumberFilter
            label="Baujahr bis"
            {...year}
            conflict={built_min > built_max && 'Das letzte Jahr liegt vor dem ersten.'}
            {...amount('built_max')}
          />
          <SelectField
            name="energy"
            label="Energieklasse"
            placeholder="Beliebig"
            choices={energyChoices}
            value={search.energy ?? ''}
            onChange={({ target }) => onChange({ energy: target.value })}
          />
          <SelectField
            name="free_by"
            label="Frei spätestens"
            placeholder="Beliebig"
            choices={monthChoices(madeAt, search.free_by)}
            value={search.free_by ?? ''}
            onChange={({ target }) => onChange({ free_by: target.value })}
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
