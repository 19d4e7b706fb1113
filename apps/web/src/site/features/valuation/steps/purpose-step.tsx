import { TrendingUp, CircleQuestionMark, type LucideIcon, Scroll, Search, Signpost } from 'lucide-react';
import { useState } from 'react';
import type { Purpose } from '@estate/domain/forms/valuation-values';
import { chakra } from '#styled-system/jsx';
import { FieldError } from '../../../../shared/form/field-frame.tsx';
import { canContinue } from '../funnel-state.ts';
import { ChoiceRadios } from '../parts/choice-card.tsx';
import { StepForm } from '../parts/step-form.tsx';
import { purposes } from '../value-sets.ts';
import type { StepProps } from './step-props.ts';

const icons: Readonly<Record<Purpose, LucideIcon>> = {
  'verkauf-planen': Signpost,
  'preisanstieg-pruefen': TrendingUp,
  'passende-immobilie': Search,
  'immobilie-geerbt': Scroll,
  'interesse-preis': CircleQuestionMark,
};

export function PurposeStep({ funnel, dispatch, titleId }: StepProps) {
  const [hasTried, setTried] = useState(false);
  const isMissing = hasTried && funnel.purpose === null;
  const proceed = () => {
    setTried(true);
    if (canContinue(funnel)) dispatch({ kind: 'continue' });
  };
  return (
    <StepForm titleId={titleId} onContinue={proceed}>
      <div>
        <ChoiceRadios
          columns="list"
          role="radiogroup"
          aria-labelledby={titleId}
          aria-required
          name="anlass"
          choices={purposes}
          icons={icons}
          chosen={funnel.purpose}
          onChoose={(purpose) => dispatch({ kind: 'choose-purpose', purpose })}
        />
        <chakra.div role="alert">
          {isMissing && <FieldError>Bitte wählen Sie einen Anlass.</FieldError>}
        </chakra.div>
      </div>
    </StepForm>
  );
}
