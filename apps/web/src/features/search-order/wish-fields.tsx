import { fieldLabels } from '@estate/content/visitor-forms';
import type { SearchFields } from '@estate/contracts/search-form';
import { type Deal, priceUnit } from '@estate/contracts/vocabulary';
import { dealChoices, kindChoices } from '../../search-choices.ts';
import { PlaceField } from '../../ui/form/place-field.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx';
import type { RegisterField } from '../../ui/form/use-lead-form.ts';
import { ChoiceField } from './choice-field.tsx';
import { FormPart, Pair } from './form-part.tsx';

const towns = ['city', 'zip'] as const;
const districts = ['district'] as const;
/** Limit of city and of region, because both together have to fit the contract's 250 characters. */
const placeLength = 120;

/** The fields of the wanted property. */
export function WishFields({ deal, field }: { deal: Deal; field: RegisterField<SearchFields> }) {
  const unit = priceUnit(deal);
  const number = (name: 'minRooms' | 'maxRooms' | 'minPrice' | 'maxPrice', inUnit = '') => (
    <TextField
      label={fieldLabels[name] + inUnit}
      optional
      inputMode="numeric"
      autoComplete="off"
      {...field(name)}
    />
  );
  return (
    <FormPart title="Was suchen Sie?">
      <ChoiceField legend={fieldLabels.buyOrRent} choices={dealChoices} {...field('buyOrRent')} />
      <ChoiceField legend={fieldLabels.propertyType} choices={kindChoices} {...field('propertyType')} />
      <Pair>
        <PlaceField
          label={fieldLabels.city}
          optional
          kinds={towns}
          maxLength={placeLength}
          {...field('city')}
        />
        <PlaceField
          label={fieldLabels.region}
          optional
          kinds={districts}
          maxLength={placeLength}
          {...field('region')}
        />
      </Pair>
      <Pair gridTemplateColumns="repeat(2, minmax(0, 1fr))" alignItems="start">
        {number('minRooms')}
        {number('maxRooms')}
        {number('minPrice', ` (${unit})`)}
        {number('maxPrice', ` (${unit})`)}
      </Pair>
      <TextAreaField
        label={fieldLabels.equipment}
        optional
        help="Zum Beispiel Balkon, Garten, Aufzug, Stellplatz"
        rows={3}
        {...field('equipment')}
      />
      <TextAreaField label={fieldLabels.notes} optional rows={3} {...field('notes')} />
    </FormPart>
  );
}
