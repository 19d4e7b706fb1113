import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormPart, Pair } from './form-part.tsx';
import type { SearchFields } from './search-fields.ts';
import { salutations } from './texts.ts';

/** Who is looking, and how to reach them. */
export function PersonFields({
  register,
  errors,
}: {
  register: UseFormRegister<SearchFields>;
  errors: FieldErrors<SearchFields>;
}) {
  return (
    <FormPart title="Wie erreichen wir Sie?">
      <SelectField
        label="Anrede"
        optional
        placeholder="Keine Angabe"
        choices={salutations}
        error={errors.salutation?.message}
        {...register('salutation')}
      />
      <Pair>
        <TextField
          label="Vorname"
          required
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Nachname"
          required
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
        <TextField
          label="E-Mail"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label="Telefon"
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
      </Pair>
    </FormPart>
  );
}
