import { type Deal, objectKindLabels, objectKinds } from '@estate/contracts/vocabulary';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { FormPart, Pair } from './form-part.tsx';
import type { SearchFields } from './search-fields.ts';

const deals = [
  { value: 'buy', label: 'Kaufen' },
  { value: 'rent', label: 'Mieten' },
];
const kinds = objectKinds.map((kind) => ({ value: kind, label: objectKindLabels[kind] }));
/** City and region together fit the contract's line of 250 characters. */
const placeLength = 120;

/** What somebody is looking for. */
export function WishFields({
  deal,
  register,
  errors,
}: {
  deal: Deal;
  register: UseFormRegister<SearchFields>;
  errors: FieldErrors<SearchFields>;
}) {
  const unit = deal === 'buy' ? '€' : '€/Monat';
  const number = (name: 'minRooms' | 'maxRooms' | 'minPrice' | 'maxPrice', label: string) => (
    <TextField
      label={label}
      optional
      inputMode="numeric"
      autoComplete="off"
      error={errors[name]?.message}
      {...register(name)}
    />
  );
  return (
    <FormPart title="Was suchen Sie?">
      <ChoiceField legend="Kaufen oder mieten" choices={deals} registration={register('buyOrRent')} />
      <ChoiceField legend="Objektart" choices={kinds} registration={register('propertyType')} />
      <Pair>
        <TextField
          label="Ort"
          optional
          autoComplete="off"
          maxLength={placeLength}
          error={errors.city?.message}
          {...register('city')}
        />
        <TextField
          label="Region oder Stadtteil"
          optional
          autoComplete="off"
          maxLength={placeLength}
          error={errors.region?.message}
          {...register('region')}
        />
      </Pair>
      <Pair gridTemplateColumns="repeat(2, minmax(0, 1fr))" alignItems="start">
        {number('minRooms', 'Zimmer ab')}
        {number('maxRooms', 'Zimmer bis')}
        {number('minPrice', `Preis ab (${unit})`)}
        {number('maxPrice', `Preis bis (${unit})`)}
      </Pair>
      <TextAreaField
        label="Ausstattung"
        optional
        help="Zum Beispiel Balkon, Garten, Aufzug, Stellplatz"
        rows={3}
        error={errors.equipment?.message}
        {...register('equipment')}
      />
      <TextAreaField
        label="Bemerkungen"
        optional
        rows={3}
        error={errors.notes?.message}
        {...register('notes')}
      />
    </FormPart>
  );
}
