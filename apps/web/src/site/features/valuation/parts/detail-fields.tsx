import { homeFields } from '@estate/domain/forms/valuation';
import type { Dispatch } from 'react';
import { chakra } from '#styled-system/jsx';
import { SelectField } from '../../../../shared/form/select-field.tsx';
import { TextField } from '../../../../shared/form/text-field.tsx';
import type { FunnelAction } from '../funnel-reducer.ts';
import { detailsOf, type DetailName, type Funnel, isChoice, isDetailWrong } from '../funnel-state.ts';

/** One detail, by the description of its field. */
function DetailField({
  name,
  funnel,
  error,
  onAnswer,
}: {
  name: DetailName;
  funnel: Funnel;
  error?: string | undefined;
  onAnswer: (text: string) => void;
}) {
  const field = homeFields[name];
  const text = funnel.details[name];
  if ('choices' in field)
    return (
      <SelectField
        label={field.label}
        optional
        placeholder="Keine Angabe"
        value={text}
        choices={Object.entries(field.choices)
          .filter(([value]) => isChoice(funnel, value))
          .map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => onAnswer(target.value)}
      />
    );
  const unit = 'unit' in field ? ` (${field.unit})` : '';
  return (
    <TextField
      label={`${field.label}${unit}`}
      optional
      inputMode="numeric"
      autoComplete="off"
      maxLength={14}
      value={text}
      onChange={({ target }) => onAnswer(target.value)}
      error={error}
    />
  );
}

/** The details that apply to the home, two in a row. */
export function DetailFields({
  funnel,
  hasTried,
  dispatch,
}: {
  funnel: Funnel;
  hasTried: boolean;
  dispatch: Dispatch<FunnelAction>;
}) {
  return (
    <chakra.div
      display="grid"
      gap="5"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
    >
      {detailsOf(funnel).map((name) => {
        const field = homeFields[name];
        return (
          <DetailField
            key={name}
            name={name}
            funnel={funnel}
            error={
              hasTried && 'messages' in field && isDetailWrong(funnel, name)
                ? field.messages.invalid
                : undefined
            }
            onAnswer={(text) => dispatch({ kind: 'answer', name, text })}
          />
        );
      })}
    </chakra.div>
  );
}
