import { ArrowLeft } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { type Funnel, lastStep } from '../funnel-state.ts';
import { stepNameOf } from '../questions.ts';

/**
 * Back button and progress bar; both keep their position in all steps. The text has the step as its key, because a
 * browser's page translation replaces text nodes, so that React's updates of the old nodes would be invisible.
 */
export function FunnelHead({
  funnel,
  onBack,
}: {
  funnel: Pick<Funnel, 'step' | 'propertyType'>;
  onBack: () => void;
}) {
  const { step } = funnel;
  const name = stepNameOf(funnel);
  return (
    <>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" minH="12">
        {step > 1 ? (
          <Button tone="quiet" ml="-3" onClick={onBack}>
            <ArrowLeft size={20} strokeWidth={1.5} aria-hidden />
            Zurück
          </Button>
        ) : (
          <span />
        )}
        <chakra.p key={step} fontSize="xs" fontVariantNumeric="tabular-nums" aria-hidden>
          <chakra.span color="inkMuted">
            Schritt {step} von {lastStep}
          </chakra.span>
          <chakra.span ml="2" fontWeight="semibold">
            {name}
          </chakra.span>
        </chakra.p>
      </chakra.div>
      <chakra.div
        role="progressbar"
        aria-label="Fortschritt der Bewertung"
        aria-valuemin={0}
        aria-valuemax={lastStep}
        aria-valuenow={step}
        aria-valuetext={`Schritt ${step} von ${lastStep}: ${name}`}
        mt="2"
        h="1.5"
        borderRadius="full"
        bg="sand"
        overflow="hidden"
        // Forced colours remove backgrounds and make this outline visible.
        outline="1px solid transparent"
      >
        <chakra.div
          h="full"
          bg="brass"
          _highContrast={{ bg: 'Highlight' }}
          transformOrigin="left"
          transition="transform"
          transitionDuration="calm"
          style={{ transform: `scaleX(${step / lastStep})` }}
        />
      </chakra.div>
    </>
  );
}
