import { type Field, type Form, visibleControls, type Values } from '@estate/domain/forms/form';
import { Fragment, type ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextAreaField, TextField } from '../../shared/form/text-field.tsx';
import { BoxesField, ChoiceField } from './choice-field.tsx';
import { ConsentField } from './consent-field.tsx';
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

/** One field by its description. `values` are those that a unit depends on. */
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
    case 'boxes':
      return (
        <BoxesField
          legend={label}
          help={help}
          choices={choicesOf(field.choices)}
          error={error}
          {...registered}
          chosen={Array.isArray(standing) ? standing : undefined}
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

/** All fields of a form, under the titles and side by side as its description says. */
export function FormFields({ form, ...rest }: { form: Form; register: RegisterField; values?: Values }) {
  return (
    <Grid>
      {visibleControls(form).map(([name, control]) => (
        <Fragment key={name}>
          {form.groups?.[name] && (
            <chakra.h2
              gridColumn="1 / -1"
              fontSize="lg"
              _notFirst={{ pt: '6', mt: '3', borderTopWidth: '1px' }}
            >
              {form.groups[name]}
            </chakra.h2>
          )}
          <Place half={control.half === true ? 'yes' : (control.half ?? 'no')}>
            <FormField {...{ form, name, control }} {...rest} />
          </Place>
        </Fragment>
      ))}
    </Grid>
  );
}
