import { postalCodeInvalid } from '@estate/domain/forms/valuation-values';
import { trimInvisible } from '@estate/domain/text/visible-text';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { TextField } from '../../../../shared/form/text-field.tsx';
import { type Address, addressFields, canContinue, isAddressFilled, isPostalCode } from '../funnel-state.ts';
import { AddressMap } from '../map/address-map.tsx';
import { doesPlaceContradict } from '../postal-codes.ts';
import { StepForm } from '../parts/step-form.tsx';
import type { StepProps } from './step-props.ts';

const fieldTexts: Readonly<
  Record<
    keyof Address,
    {
      label: string;
      autoComplete: string;
      maxLength: number;
      inputMode?: 'numeric';
      isWide?: true;
      missing: string;
    }
  >
> = {
  street: {
    label: 'Straße',
    autoComplete: 'address-line1',
    maxLength: 200,
    isWide: true,
    missing: 'Straße ist erforderlich',
  },
  number: {
    label: 'Hausnummer',
    autoComplete: 'off',
    maxLength: 20,
    missing: 'Hausnummer ist erforderlich',
  },
  postalCode: {
    label: 'Postleitzahl',
    autoComplete: 'postal-code',
    maxLength: 10,
    inputMode: 'numeric',
    missing: postalCodeInvalid,
  },
  city: {
    label: 'Ort',
    autoComplete: 'address-level2',
    maxLength: 100,
    isWide: true,
    missing: 'Ort ist erforderlich',
  },
};

const isUsable = (field: keyof Address, value: string): boolean =>
  field === 'postalCode' ? isPostalCode(value) : trimInvisible(value) !== '';

/** Step 6: the address. Until all four fields are filled in, the button focuses the first field to complete. */
export function AddressStep({
  funnel: { address, ...funnel },
  dispatch,
  titleId,
  onComplete,
}: StepProps & { onComplete: () => void }) {
  const [hasTried, setTried] = useState(false);

  const fill = (part: Partial<Address>) => dispatch({ kind: 'fill-address', part });
  const proceed = () => {
    setTried(true);
    if (canContinue({ address, ...funnel })) onComplete();
  };

  return (
    <StepForm
      titleId={titleId}
      label={isAddressFilled(address) ? 'Bewertung berechnen' : 'Adresse vervollständigen'}
      onContinue={proceed}
    >
      <div>
        <AddressFields address={address} hasTried={hasTried} onFill={fill} />
        <chakra.p role="status" mt="3">
          {doesPlaceContradict(address) &&
            `Stimmt die Postleitzahl? ${address.postalCode} gehört unseres Wissens nicht zu ${address.city}.`}
        </chakra.p>
      </div>
      <AddressMap address={address} onChoose={fill} />
    </StepForm>
  );
}

function AddressFields({
  address,
  hasTried,
  onFill,
}: {
  address: Address;
  hasTried: boolean;
  onFill: (part: Partial<Address>) => void;
}) {
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }}>
      {addressFields.map((field) => {
        const { missing, isWide, ...input } = fieldTexts[field];
        return (
          <chakra.div key={field} gridColumn={isWide ? { sm: 'span 2' } : undefined}>
            <TextField
              name={field}
              required
              {...input}
              value={address[field]}
              onChange={(event) => onFill({ [field]: event.target.value })}
              error={hasTried && !isUsable(field, address[field]) ? missing : undefined}
            />
          </chakra.div>
        );
      })}
    </chakra.div>
  );
}
