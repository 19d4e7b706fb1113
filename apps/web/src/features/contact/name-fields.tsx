import type { ContactFields } from '@estate/contracts/contact-form';
import { PersonField } from '../../ui/form/person-field.tsx';
import type { RegisterField } from '../../ui/form/use-lead-form.ts';
import type { ContactVariant } from './variants.ts';

/** One or two name fields, depending on the page. */
export function NameFields({
  names,
  field,
}: {
  names: ContactVariant['names'];
  field: RegisterField<ContactFields>;
}) {
  if (names === 'full') return <PersonField kind="name" required {...field('name')} />;
  return (
    <>
      <PersonField kind="firstName" required {...field('firstName')} />
      {names === 'first-and-last' && <PersonField kind="lastName" required {...field('lastName')} />}
    </>
  );
}
