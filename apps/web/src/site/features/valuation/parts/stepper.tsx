import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../../shared/ui/button.tsx';
import type { NumberRange } from '../value-sets.ts';

/** A small whole number with a minus and a plus button. At a limit the button stays focusable but has no effect. */
export function Stepper({
  label,
  value,
  limit,
  meaning,
  tooltip,
  onStep,
}: {
  label: string;
  /** Null until a button is pressed. */
  value: number | null;
  limit: NumberRange;
  meaning?: string | undefined;
  tooltip?: ReactNode;
  onStep: (by: 1 | -1) => void;
}) {
  const id = useId();
  return (
    <chakra.div role="group" aria-labelledby={id}>
      <chakra.div display="flex" alignItems="center" gap="3" mb="1.5">
        <chakra.span id={id} fontWeight="medium">
          {label}
        </chakra.span>
        {tooltip}
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="2">
        <Button
          tone="outline"
          size="icon"
          aria-label={`${label} verringern`}
          aria-disabled={value !== null && value <= limit.min}
          onClick={() => onStep(-1)}
        >
          <Minus size={20} strokeWidth={1.5} aria-hidden />
        </Button>
        <chakra.output
          aria-live="polite"
          minW="14"
          textAlign="center"
          fontSize="lg"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
        >
          {value ?? <chakra.span srOnly>keine Angabe</chakra.span>}
          {value === null && <span aria-hidden>–</span>}
        </chakra.output>
        <Button
          tone="outline"
          size="icon"
          aria-label={`${label} erhöhen`}
          aria-disabled={value !== null && value >= limit.max}
          onClick={() => onStep(1)}
        >
          <Plus size={20} strokeWidth={1.5} aria-hidden />
        </Button>
        {meaning && (
          <chakra.span ml="2" fontSize="xs" color="inkMuted" whiteSpace="nowrap">
            {meaning}
          </chakra.span>
        )}
      </chakra.div>
    </chakra.div>
  );
}
