import { wholeNumberInvalid } from '@estate/domain/forms/valuation-values';
import { type ReactNode, useId, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { controlStyle, FieldError } from '../../../../shared/form/field-frame.tsx';
import { type Area, isNumberWrong } from '../funnel-state.ts';
import type { NumberRange } from '../value-sets.ts';

const TextInput = chakra('input', { base: { ...controlStyle, w: '24', textAlign: 'right' } });

const Slider = chakra('input', {
  base: { display: 'block', w: 'full', h: '11', accentColor: '{colors.brand}', cursor: 'pointer' },
});

/** The displayed area. The slider's maximum means this area or more (visitor-area §9). */
const areaText = (value: number, { max }: NumberRange): string =>
  value >= max ? `${max}+ m²` : `${value} m²`;

/** An area, set by slider or typed; empty until one of both is used. Text outside the limit stays, shows an error and does not move the slider. */
export function AreaField({
  label,
  area,
  hasTried,
  limit,
  tooltip,
  onSlide,
  onType,
}: {
  label: string;
  area: Area;
  /** True after the visitor tried to continue. The error then shows even while the field has the focus. */
  hasTried: boolean;
  limit: NumberRange;
  tooltip?: ReactNode;
  onSlide: (value: number) => void;
  onType: (text: string) => void;
}) {
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const isInvalid = (!isTyping || hasTried) && isNumberWrong(area.text, limit);
  const valueText = area.text === '' ? 'keine Angabe' : areaText(area.value, limit);
  return (
    <div>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
        <chakra.div display="flex" alignItems="center" gap="3">
          <chakra.label htmlFor={`${id}-text`} fontWeight="medium">
            {label}
          </chakra.label>
          {tooltip}
        </chakra.div>
        <chakra.div display="flex" alignItems="center" gap="2">
          <TextInput
            id={`${id}-text`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            placeholder={String(area.value)}
            value={area.text}
            onChange={(event) => onType(event.target.value)}
            onFocus={() => setTyping(true)}
            onBlur={() => setTyping(false)}
            aria-invalid={isInvalid ? true : undefined}
            aria-describedby={isInvalid ? `${id}-error` : undefined}
          />
          <span>m²</span>
        </chakra.div>
      </chakra.div>
      <Slider
        type="range"
        aria-label={`${label}, Regler`}
        aria-valuetext={valueText}
        min={limit.min}
        max={limit.max}
        value={area.value}
        onChange={(event) => onSlide(Number(event.target.value))}
      />
      <chakra.div display="flex" justifyContent="space-between" fontSize="xs" color="inkMuted" aria-hidden>
        <span>{limit.min} m²</span>
        <span>{limit.max}+ m²</span>
      </chakra.div>
      {isInvalid && <FieldError id={`${id}-error`}>{wholeNumberInvalid(limit)}</FieldError>}
    </div>
  );
}
