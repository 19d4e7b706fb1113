import { type Field, type Form, groupsOf, type Values } from '@estate/domain/forms/form';
import { Fragment, type ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextAreaField, TextField } from '../../shared/form/text-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ConsentField } from './consent-field.tsx';
import { HalfDaysField } from './half-days-field.tsx';
import { PlaceField } from './place-field.tsx';
import type { RegisterField } from './use-lead-form.ts';

const choicesOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));

const isRequired = (field: Field): boolean => Boolean(field.required);

/** Whether a field may be empty; `eitherOr`, where another one is filled. */
const optionalOf = (field: Field): boolean | 'eitherOr' => {
  if ('eitherOr' in field) return 'eitherOr';
  return !isRequired(field);
};

/** One field by its description. `values` are those on which a unit or further half-days depend. */
export function FormField({
  form,
  name,
  control: field,
  register,
  values = {},
}: {
  form: Form;
  name: string;
  control: Field;
  register: RegisterField;
  values?: Values;
}): ReactNode {
  const { label, help, autoComplete = 'off' } = field;
  const { standing, error, ...registered } = register(name);
  const text = typeof standing === 'string' ? { defaultValue: standing } : {};
  const about = {
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
        <PlaceField {...about} {...text} kinds={field.places} maxLength={field.max} />
      ) : (
        <TextField {...about} {...text} autoComplete={autoComplete} />
      );
    case 'email':
      return <TextField {...about} {...text} type="email" inputMode="email" autoComplete={autoComplete} />;
    case 'phone':
      return <TextField {...about} {...text} type="tel" inputMode="tel" autoComplete={autoComplete} />;
    case 'number': {
      const unit = typeof field.unit === 'function' ? field.unit(values) : field.unit;
      return (
        <TextField
          {...about}
          {...text}
          label={unit === undefined ? label : `${label} (${unit})`}
          inputMode="numeric"
          autoComplete="off"
        />
      );
    }
    case 'area':
      return <TextAreaField {...about} {...text} rows={field.rows} />;
    case 'select':
      return (
        <SelectField {...about} {...text} placeholder="Keine Angabe" choices={choicesOf(field.choices)} />
      );
    case 'radio':
      return <ChoiceField legend={label} choices={choicesOf(field.choices)} {...registered} {...text} />;
    case 'half-days':
      return (
        <HalfDaysField
          form={form}
          field={field}
          values={values[name]}
          error={error}
          {...registered}
          chosen={Array.isArray(standing) ? (standing as string[]) : undefined}
        />
      );
    case 'consent':
      return (
        <ConsentField
          consent={form.consent}
          error={error}
          {...registered}
          {...(typeof standing === 'boolean' ? { defaultChecked: standing } : {})}
        />
      );
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

/** A group of fields; a title names it for assistive technology too. */
const Group = ({ title, isFirst, children }: { title: string; isFirst: boolean; children: ReactNode }) => (
  // Around the fieldset, because a browser puts its legend onto its border.
  <chakra.div {...(isFirst ? {} : { pt: '6', mt: '3', borderTopWidth: '1px' })}>
    <chakra.fieldset minW="0">
      <chakra.legend mb="5">
        <chakra.h2 fontSize="lg">{title}</chakra.h2>
      </chakra.legend>
      {children}
    </chakra.fieldset>
  </chakra.div>
);

/** All fields of a form, in groups and side by side as its description says. */
export const FormFields = ({
  form,
  ...rest
}: {
  form: Form;
  register: RegisterField;
  values?: Values;
}): ReactNode =>
  groupsOf(form).map(({ title, controls }, index) => {
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
