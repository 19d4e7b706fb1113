import { homeFields } from '@estate/domain/forms/valuation';
import { constructionYears } from '@estate/domain/forms/valuation-values';
import type { WideningCause } from '@estate/domain/valuation/price-range';
import { wideningIs, wideningLine } from '@estate/domain/valuation/texts';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { SelectField } from '../../../../shared/form/select-field.tsx';
import { TextField } from '../../../../shared/form/text-field.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { wholeNumber } from '../funnel-state.ts';
import type { Range } from './range-query.ts';

/** The answer that would make the range narrower, by what makes it wide. */
const answers = {
  'year-missing': 'construction_year',
  'condition-missing': 'property_condition',
  'let-missing': 'occupancy',
  'rent-missing': 'monthly_rent',
} as const satisfies Partial<Record<WideningCause, keyof typeof homeFields>>;
type Answerable = keyof typeof answers;
export type SharpeningField = (typeof answers)[Answerable];

const isAnswerable = (cause: WideningCause): cause is Answerable => cause in answers;

const limits = () => ({
  construction_year: constructionYears(),
  monthly_rent: homeFields.monthly_rent,
});

/** A missing answer, given in place. A choice counts at once, a number with its button. */
function MissingAnswer({
  cause,
  onAnswer,
}: {
  cause: Answerable;
  onAnswer: (field: SharpeningField, text: string) => void;
}) {
  const name = answers[cause];
  const field = homeFields[name];
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  if ('choices' in field)
    return (
      <SelectField
        label={field.label}
        placeholder="Keine Angabe"
        value=""
        choices={Object.entries(field.choices).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => onAnswer(name, target.value)}
      />
    );
  const limit = limits()[name as 'construction_year' | 'monthly_rent'];
  return (
    <chakra.form
      noValidate
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="flex-end"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (wholeNumber(text, limit) === null) setError(field.messages.invalid);
        else onAnswer(name, text);
      }}
    >
      <chakra.div flex="1 1 10rem">
        <TextField
          label={'unit' in field ? `${field.label} (${field.unit})` : field.label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={error}
        />
      </chakra.div>
      <Button type="submit" tone="outline">
        Übernehmen
      </Button>
    </chakra.form>
  );
}

/** What makes the range wide, the widest first. A missing answer is asked where it stands, if the page can change it. */
export function Sharpen({
  widenings,
  onAnswer,
}: {
  widenings: Range['widenings'];
  onAnswer?: ((field: SharpeningField, text: string) => void) | undefined;
}) {
  const [open] = onAnswer ? widenings.filter(({ cause }) => isAnswerable(cause)) : [];
  return (
    <section aria-labelledby="breite">
      <chakra.h4 id="breite" fontSize="lg">
        Was die Spanne breit macht
      </chakra.h4>
      <chakra.p mt="1" fontSize="xs" color="inkMuted">
        {wideningIs}
      </chakra.p>
      {open && onAnswer && isAnswerable(open.cause) && (
        <chakra.div mt="4" p="5" borderWidth="2px" borderColor="brass" borderRadius="card" bg="card">
          <chakra.p mb="3" fontWeight="semibold">
            {wideningLine(open.cause, open.sigma)}. Mit Ihrer Antwort wird die Spanne schmaler.
          </chakra.p>
          <MissingAnswer key={open.cause} cause={open.cause} onAnswer={onAnswer} />
        </chakra.div>
      )}
      <chakra.ul mt="3">
        {widenings
          .filter((one) => one !== open)
          .map(({ cause, sigma }) => (
            <chakra.li key={cause} py="2.5" borderBottomWidth="1px" fontSize="sm">
              {wideningLine(cause, sigma)}
            </chakra.li>
          ))}
      </chakra.ul>
    </section>
  );
}
