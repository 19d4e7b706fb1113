import { Armchair, Brush, Gem, Hammer, House, KeyRound, type LucideIcon, Sofa } from 'lucide-react';
import type { Condition, Quality } from '@estate/domain/forms/valuation-values';
import { chakra } from '#styled-system/jsx';
import { ChoiceGrid, ChoiceRadio } from '../parts/choice-card.tsx';
import { StepForm } from '../parts/step-form.tsx';
import { conditions, qualities } from '../value-sets.ts';
import type { StepProps } from './step-props.ts';

const conditionIcons: Readonly<Record<Condition, LucideIcon>> = {
  renovierungsbeduerftig: Hammer,
  'gut-erhalten': House,
  'neu-renoviert': Brush,
};

const qualityIcons: Readonly<Record<Quality, LucideIcon>> = {
  einfach: KeyRound,
  standard: Armchair,
  hoch: Sofa,
  luxurioes: Gem,
};

const Legend = chakra('legend', { base: { mb: '3', fontWeight: 'semibold', fontSize: 'md' } });

/** Step 4: condition and quality; both are preset. */
export function ConditionStep({ funnel, dispatch, titleId }: StepProps) {
  return (
    <StepForm titleId={titleId} onContinue={() => dispatch({ kind: 'continue' })}>
      <fieldset>
        <Legend>Zustand</Legend>
        <ChoiceGrid columns="list">
          {conditions.map((choice) => {
            const Icon = conditionIcons[choice.value];
            return (
              <ChoiceRadio
                key={choice.value}
                name="zustand"
                choice={choice}
                icon={<Icon size={26} strokeWidth={1.5} aria-hidden />}
                isChosen={funnel.condition === choice.value}
                onChoose={(condition) => dispatch({ kind: 'choose-condition', condition })}
              />
            );
          })}
        </ChoiceGrid>
      </fieldset>
      <fieldset>
        <Legend>Qualität der Ausstattung</Legend>
        <ChoiceGrid columns={4}>
          {qualities.map((choice) => {
            const Icon = qualityIcons[choice.value];
            return (
              <ChoiceRadio
                key={choice.value}
                name="qualitaet"
                choice={choice}
                icon={<Icon size={26} strokeWidth={1.5} aria-hidden />}
                isChosen={funnel.quality === choice.value}
                onChoose={(quality) => dispatch({ kind: 'choose-quality', quality })}
              />
            );
          })}
        </ChoiceGrid>
      </fieldset>
    </StepForm>
  );
}
