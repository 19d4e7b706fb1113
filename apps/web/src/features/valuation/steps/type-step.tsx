import { ChoiceButton, ChoiceGrid } from '../parts/choice-card.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { propertyTypes } from '../value-sets.ts';
import type { StepProps } from './step-props.ts';

/** Step 1: house or apartment. */
export function TypeStep({ funnel, dispatch, titleId }: StepProps) {
  return (
    <ChoiceGrid columns={2} gridAutoRows={{ md: '16rem' }} role="group" aria-labelledby={titleId}>
      {propertyTypes.map(({ value, label }) => (
        <ChoiceButton
          key={value}
          label={label}
          isChosen={funnel.propertyType === value}
          drawing={<Drawing of={value} isLarge />}
          onChoose={() => dispatch({ kind: 'choose-type', propertyType: value, at: Date.now() })}
        />
      ))}
    </ChoiceGrid>
  );
}
