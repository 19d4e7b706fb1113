import { Armchair, Brush, Gem, Hammer, House, Key, type LucideIcon, Sofa } from 'lucide-react';
import type { Condition, Quality } from '@estate/domain/forms/valuation-values';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { canContinue } from '../funnel-state.ts';
import { ChoiceRadios } from '../parts/choice-card.tsx';
import { DetailFields } from '../parts/detail-fields.tsx';
import { StepForm } from '../parts/step-form.tsx';
import { conditions, qualities } from '../value-sets.ts';
import type { StepProps } from './step-props.ts';

const conditionIcons: Readonly<Record<Condition, LucideIcon>> = {
  renovierungsbeduerftig: Hammer,
  'gut-erhalten': House,
  'neu-renoviert': Brush,
};

const qualityIcons: Readonly<Record<Quality, LucideIcon>> = {
  einfach: Key,
  standard: Armchair,
  hoch: Sofa,
  luxurioes: Gem,
};

const Legend = chakra('legend', { base: { mb: '3', fontWeight: 'semibold', fontSize: 'md' } });

/** Step 4: condition, quality, and what else decides how narrow the price range is; none of the former for a plot. Nothing is required. */
export function ConditionStep({ funnel, dispatch, titleId }: StepProps) {
  const [hasTried, setTried] = useState(false);
  const isPlot = funnel.propertyType === 'grundstueck';
  const proceed = () => {
    setTried(true);
    if (canContinue(funnel)) dispatch({ kind: 'continue' });
  };
  return (
    <StepForm titleId={titleId} onContinue={proceed}>
      {!isPlot && <BuildingCondition {...{ funnel, dispatch }} />}
      <fieldset>
        <Legend>{isPlot ? 'Grund und Recht' : 'Macht die Preisspanne genauer'}</Legend>
        <DetailFields funnel={funnel} hasTried={hasTried} dispatch={dispatch} />
      </fieldset>
    </StepForm>
  );
}

function BuildingCondition({ funnel, dispatch }: Pick<StepProps, 'funnel' | 'dispatch'>) {
  return (
    <>
      <fieldset>
        <Legend>Zustand</Legend>
        <ChoiceRadios
          columns="list"
          name="zustand"
          choices={conditions}
          icons={conditionIcons}
          chosen={funnel.condition}
          onChoose={(condition) => dispatch({ kind: 'choose-condition', condition })}
        />
      </fieldset>
      <fieldset>
        <Legend>Qualität der Ausstattung</Legend>
        <ChoiceRadios
          columns={4}
          name="qualitaet"
          choices={qualities}
          icons={qualityIcons}
          chosen={funnel.quality}
          onChoose={(quality) => dispatch({ kind: 'choose-quality', quality })}
        />
      </fieldset>
    </>
  );
}
