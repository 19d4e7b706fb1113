import { ChoiceButton, ChoiceGrid } from '../parts/choice-card.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { propertyTypes, subtypesOf } from '../value-sets.ts';
import type { StepProps } from './step-props.ts';

export function TypeStep({ funnel, dispatch, titleId }: StepProps) {
  return (
    <ChoiceGrid columns="types" gridAutoRows={{ md: '16rem' }} role="group" aria-labelledby={titleId}>
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

export function SubtypeStep({ funnel, dispatch, titleId }: StepProps) {
  const subtypes = funnel.propertyType ? subtypesOf[funnel.propertyType] : [];
  return (
    <ChoiceGrid
      columns={subtypes.length === 4 ? 4 : subtypes.length === 3 ? 'types' : 3}
      role="group"
      aria-labelledby={titleId}
    >
      {subtypes.map(({ value, label }) => (
        <ChoiceButton
          key={value}
          label={label}
          isChosen={funnel.subtype === value}
          drawing={<Drawing of={value} />}
          onChoose={() => dispatch({ kind: 'choose-subtype', subtype: value })}
        />
      ))}
    </ChoiceGrid>
  );
}
