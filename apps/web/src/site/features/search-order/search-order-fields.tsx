import { fieldLabels } from '@estate/content/visitor-forms';
import type { SearchFields } from '@estate/contracts/search-form';
import { type Deal, priceUnit } from '@estate/contracts/vocabulary';
import { type ReactNode, useId } from 'react';
import { dealChoices, kindChoices } from '../../form/search-choices.ts';
import { chakra } from '#styled-system/jsx';
import { PersonField } from '../../form/person-field.tsx';
import { PlaceField } from '../../form/place-field.tsx';
import { SalutationField } from '../../form/salutation-field.tsx';
import { TextAreaField, TextField } from '../../../shared/form/text-field.tsx';
import type { RegisterField } from '../../form/use-lead-form.ts';
import { ChoiceField } from './choice-field.tsx';

/** A titled group of fields. */
function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.div
      role="group"
      aria-labelledby={id}
      display="grid"
      gap="5"
      pb={{ base: '6', md: '8' }}
      mb={{ base: '1', md: '3' }}
      borderBottomWidth="1px"
    >
      <chakra.h2 id={id} fontSize="lg">
        {title}
      </chakra.h2>
      {children}
    </chakra.div>
  );
}

/** Two fields side by side where there is room. */
const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
});

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
