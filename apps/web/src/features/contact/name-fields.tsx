import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { TextField } from '../../ui/form/text-field.tsx';
import type { ContactFields, ContactVariant } from './variants.ts';

/** One field or two, as the page asks for the name. */
export function NameFields({
  names,
  register,
  errors,
}: {
  names: ContactVariant['names'];
  register: UseFormRegister<ContactFields>;
  errors: FieldErrors<ContactFields>;
}) {
  if (names === 'full') {
    return (
      <TextField
        label="Name"
        required
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
    );
  }
  return (
    <>
      <TextField
        label="Vorname"
        required
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...register('firstName')}
      />
      {names === 'first-and-last' && (
        <TextField
          label="Nachname"
          required
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      )}
    </>
  );
}
