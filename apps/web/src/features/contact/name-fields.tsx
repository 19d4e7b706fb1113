import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { PersonField } from '../../ui/form/person-field.tsx';
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
    return <PersonField kind="name" required error={errors.name?.message} {...register('name')} />;
  }
  return (
    <>
      <PersonField kind="firstName" required error={errors.firstName?.message} {...register('firstName')} />
      {names === 'first-and-last' && (
        <PersonField kind="lastName" required error={errors.lastName?.message} {...register('lastName')} />
      )}
    </>
  );
}
