import { type Field, type Form, shownControls, type Values } from '@estate/contracts/forms/form';
import { type ReactNode, useId } from 'react';
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

/** A titled group of fields. */
function Group({ title, children }: { title: string; children: ReactNode }) {
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

/** Fields side by side where there is room; `always` also on a phone. */
function Row({ isAlways, children }: { isAlways: boolean; children: ReactNode }) {
  const half = 'repeat(2, minmax(0, 1fr))';
  return (
    <chakra.div
      display="grid"
      gap="5"
      alignItems={isAlways ? 'start' : undefined}
      gridTemplateColumns={isAlways ? half : { base: 'minmax(0, 1fr)', sm: half }}
    >
      {children}
    </chakra.div>
  );
}

type Control = readonly [name: string, field: Field];

/** Neighbours with the same mark. */
function runs<Mark>(controls: readonly Control[], markOf: (control: Control) => Mark): [Mark, Control[]][] {
  return controls.reduce<[Mark, Control[]][]>((made, control) => {
    const mark = markOf(control);
    const last = made.at(-1);
    if (last && last[0] === mark) last[1].push(control);
    else made.push([mark, [control]]);
    return made;
  }, []);
}

/** All fields of a form, in groups and rows as its description says. */
export function FormFields({
  form,
  register,
  values,
}: {
  form: Form;
  register: RegisterField;
  values?: Values;
}) {
  let group: string | undefined;
  const grouped = runs(shownControls(form), ([name, field]) => {
    // The consent belongs to the whole form.
    group = field.control === 'consent' ? undefined : (form.groups?.[name] ?? group);
    return group;
  });
  const rows = (controls: readonly Control[]) =>
    runs(controls, ([, field]) => field.half).map(([half, members]) => {
      const fields = members.map(([name, control]) => (
        <FormField key={name} {...{ form, name, control, register }} {...(values ? { values } : {})} />
      ));
      const key = members[0]?.[0];
      return half ? (
        <Row key={key} isAlways={half === 'always'}>
          {fields}
        </Row>
      ) : (
        fields
      );
    });
  return grouped.map(([title, controls]) =>
    title === undefined ? (
      rows(controls)
    ) : (
      <Group key={title} title={title}>
        {rows(controls)}
      </Group>
    ),
  );
}
