import type { SearchFields } from '@estate/contracts/search-form';
import { PersonField } from '../../ui/form/person-field.tsx';
import { SalutationField } from '../../ui/form/salutation-field.tsx';
import type { RegisterField } from '../../ui/form/use-lead-form.ts';
import { FormPart, Pair } from './form-part.tsx';

/** Name and contact data of the visitor. */
export function PersonFields({ field }: { field: RegisterField<SearchFields> }) {
  return (
    <FormPart title="Wie erreichen wir Sie?">
      <SalutationField {...field('salutation')} />
      <Pair>
        <PersonField kind="firstName" required {...field('firstName')} />
        <PersonField kind="lastName" required {...field('lastName')} />
        <PersonField kind="email" required {...field('email')} />
        <PersonField kind="phone" required {...field('phone')} />
      </Pair>
    </FormPart>
  );
}
