import { addressFields } from '@estate/domain/forms/valuation';
import { hamburgDistricts } from '@estate/domain/search/hamburg';
import { trimInvisible } from '@estate/domain/text/visible-text';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { SelectField } from '../../../../shared/form/select-field.tsx';
import { TextField } from '../../../../shared/form/text-field.tsx';
import { type Address, addressNames, canContinue, isAddressFilled, isPostalCode } from '../funnel-state.ts';
import { AddressMap } from '../map/address-map.tsx';
import { doesPlaceContradict, isInHamburg } from '../postal-codes.ts';
import { StepForm } from '../parts/step-form.tsx';
import type { StepProps } from './step-props.ts';

const districts = hamburgDistricts.map((name) => ({ value: name, label: name }));

const wide: ReadonlySet<string> = new Set(['address_street', 'address_city']);

const isUsable = (name: keyof Address, value: string): boolean =>
  name === 'address_postal_code' ? isPostalCode(value) : trimInvisible(value) !== '';

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
            `Stimmt die Postleitzahl? ${address.address_postal_code} gehört unseres Wissens nicht zu ${address.address_city}.`}
        </chakra.p>
      </div>
      {isInHamburg(address) && (
        <chakra.div maxW={{ sm: '24rem' }}>
          <SelectField
            label="Stadtteil"
            help={
              funnel.point
                ? 'Die Karte hat Ihre Adresse gefunden, und daraus folgt der Stadtteil. Eine Auswahl geht vor.'
                : 'Die Preise unterscheiden sich von Stadtteil zu Stadtteil; die Postleitzahl allein sagt ihn nicht.'
            }
            placeholder={funnel.point ? 'Wie auf der Karte' : 'Bitte wählen'}
            value={funnel.district}
            choices={districts}
            onChange={({ target }) => dispatch({ kind: 'choose-district', district: target.value })}
          />
        </chakra.div>
      )}
      <AddressMap
        address={address}
        onChoose={fill}
        onLocate={(point) => dispatch({ kind: 'locate', point })}
      />
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
      {addressNames.map((name) => {
        const { label, max, required, autoComplete } = addressFields[name];
        return (
          <chakra.div key={name} gridColumn={wide.has(name) ? { sm: 'span 2' } : undefined}>
            <TextField
              name={name}
              label={label}
              required
              maxLength={max}
              autoComplete={autoComplete}
              inputMode={name === 'address_postal_code' ? 'numeric' : undefined}
              value={address[name]}
              onChange={(event) => onFill({ [name]: event.target.value })}
              error={hasTried && !isUsable(name, address[name]) ? required : undefined}
            />
          </chakra.div>
        );
      })}
    </chakra.div>
  );
}
