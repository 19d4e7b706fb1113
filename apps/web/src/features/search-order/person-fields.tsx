import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { SelectField } from '../../ui/form/select-field.tsx';
import { PersonField } from '../../ui/form/person-field.tsx';
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
        <PersonField kind="firstName" required error={errors.firstName?.message} {...register('firstName')} />
        <PersonField kind="lastName" required error={errors.lastName?.message} {...register('lastName')} />
        <PersonField kind="email" required error={errors.email?.message} {...register('email')} />
        <PersonField kind="phone" required error={errors.phone?.message} {...register('phone')} />
      </Pair>
    </FormPart>
  );
}
