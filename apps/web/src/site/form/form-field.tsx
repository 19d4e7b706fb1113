import { consentOf } from '@estate/content/consent-of';
import {
  type ConsentField as ConsentDescription,
  type Field,
  type Form,
  controlGroupsOf,
  type Values,
} from '@estate/domain/forms/form';
import { Fragment, type ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextAreaField, TextField } from '../../shared/form/text-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ConsentField } from './consent-field.tsx';
import { HalfDaysField } from './half-days-field.tsx';
import { PlaceField } from './place-field.tsx';
import type { RegisterField } from './use-lead-form.ts';

/** The words of the checkboxes of an order. */
export type OrderTexts = Readonly<Record<NonNullable<ConsentDescription['orderText']>, string>>;

const choicesOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));

const isRequired = (field: Field): boolean => Boolean(field.required);

/** Whether a field may be empty; `eitherOr` if it may be empty while another field is filled in. */
const optionalOf = (field: Field): boolean | 'eitherOr' => {
  if ('eitherOr' in field) return 'eitherOr';
  return !isRequired(field);
};

/** Renders a field from its description. `values` are the current values on which a unit or the half-days depend. */
export function FormField({
  form,
  name,
  control: field,
  register,
  values = {},
  orderTexts,
}: {
  form: Form;
  name: string;
  control: Field;
  register: RegisterField;
  values?: Values;
  orderTexts?: OrderTexts | undefined;
}): ReactNode {
  const { label, help, autoComplete = 'off' } = field;
  const { ssrValue, error, ...registered } = register(name);
  const textProps = typeof ssrValue === 'string' ? { defaultValue: ssrValue } : {};
  const fieldProps = {
    label,
    help,
    optional: optionalOf(field),
    required: isRequired(field),
    error,
    ...registered,
  };
  switch (field.control) {
    case 'line':
      return field.places ? (
        <PlaceField {...fieldProps} {...textProps} kinds={field.places} maxLength={field.max} />
      ) : (
        <TextField {...fieldProps} {...textProps} autoComplete={autoComplete} />
      );
    case 'email':
      return (
        <TextField
          {...fieldProps}
          {...textProps}
          type="email"
          inputMode="email"
          autoComplete={autoComplete}
        />
      );
    case 'phone':
      return (
        <TextField {...fieldProps} {...textProps} type="tel" inputMode="tel" autoComplete={autoComplete} />
      );
    case 'number': {
      const unit = typeof field.unit === 'function' ? field.unit(values) : field.unit;
      return (
        <TextField
          {...fieldProps}
          {...textProps}
          label={unit === undefined ? label : `${label} (${unit})`}
          inputMode="numeric"
          autoComplete="off"
        />
      );
    }
    case 'area':
      return <TextAreaField {...fieldProps} {...textProps} rows={field.rows} />;
    case 'select':
      return (
        <SelectField
          {...fieldProps}
          {...textProps}
          placeholder="Keine Angabe"
          choices={choicesOf(field.choices)}
        />
      );
    case 'radio':
      return <ChoiceField legend={label} choices={choicesOf(field.choices)} {...registered} {...textProps} />;
    case 'half-days':
      return (
        <HalfDaysField
          form={form}
          field={field}
          values={values[name]}
          error={error}
          {...registered}
          chosen={Array.isArray(ssrValue) ? (ssrValue as string[]) : undefined}
        />
      );
    case 'consent': {
      const orderText = field.orderText && orderTexts?.[field.orderText];
      return (
        <ConsentField
          consent={orderText === undefined ? consentOf(form) : { text: orderText, links: [] }}
          short={label}
          error={error}
          {...registered}
          {...(typeof ssrValue === 'boolean' ? { defaultChecked: ssrValue } : {})}
        />
      );
    }
    default:
      return null;
  }
}

const Grid = chakra('div', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
});

const Place = chakra('div', {
  base: { minW: '0' },
  variants: {
    half: {
      no: { gridColumn: '1 / -1' },
      yes: { gridColumn: { base: '1 / -1', sm: 'auto' } },
      always: { gridColumn: 'auto' },
    },
  },
});

const Group = ({ title, isFirst, children }: { title: string; isFirst: boolean; children: ReactNode }) => (
  // The border is on an element around the fieldset, because browsers draw a legend onto the fieldset's border.
  <chakra.div {...(isFirst ? {} : { pt: '6', mt: '3', borderTopWidth: '1px' })}>
    <chakra.fieldset minW="0">
      <chakra.legend mb="5">
        <chakra.h2 fontSize="lg">{title}</chakra.h2>
      </chakra.legend>
      {children}
    </chakra.fieldset>
  </chakra.div>
);

export const FormFields = ({
  form,
  ...rest
}: {
  form: Form;
  register: RegisterField;
  values?: Values;
  orderTexts?: OrderTexts | undefined;
}): ReactNode =>
  controlGroupsOf(form).map(({ title, controls }, index) => {
    const fields = (
      <Grid>
        {controls.map(([name, control]) => (
          <Place key={name} half={control.half === true ? 'yes' : (control.half ?? 'no')}>
            <FormField {...{ form, name, control }} {...rest} />
          </Place>
        ))}
      </Grid>
    );
    return title === undefined ? (
      <Fragment key={index}>{fields}</Fragment>
    ) : (
      <Group key={index} title={title} isFirst={index === 0}>
        {fields}
      </Group>
    );
  });
