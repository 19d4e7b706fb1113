import { scaleColor } from '@estate/content/brand-colors';
import type { EnergyClass } from '@estate/domain/property/energy-class';

/** Narrow steps, so that the letters stay readable when the drawing is scaled to a phone's 358 px. */
const step = { width: 40, height: 40, gap: 4 };
const top = 34;

/** The scale as one drawing: the certificate's steps, and a marker over the property's class. */
export function EnergyScale({ energyClass, value }: { energyClass: EnergyClass; value: string | null }) {
  const { name, steps, marked } = energyClass;
  const width = steps.length * (step.width + step.gap) - step.gap;
  const middle = marked * (step.width + step.gap) + step.width / 2;
  const label = `Energieeffizienzklasse ${name}${value ? `, ${value}` : ''} auf einer Skala von ${steps[0] ?? ''} bis ${steps.at(-1) ?? ''}`;
  return (
    <svg
      viewBox={`-2 0 ${width + 4} ${top + step.height + 6}`}
      width="100%"
      style={{ maxWidth: width * 1.4 }}
      role="img"
      aria-label={label}
      fontFamily="inherit"
    >
      {steps.map((letter, index) => {
        const x = index * (step.width + step.gap);
        const isMarked = index === marked;
        const colour = scaleColor(index, steps.length);
        return (
          <g key={letter}>
            <rect
              x={x}
              y={top}
              width={step.width}
              height={step.height}
              rx={6}
              fill={colour}
              stroke={isMarked ? 'currentColor' : 'none'}
              strokeWidth={3}
            />
            <text
              x={x + step.width / 2}
              y={top + step.height / 2 + 7}
              textAnchor="middle"
              fontSize={18}
              fontWeight={isMarked ? 700 : 400}
              fill="#1f323e"
            >
              {letter}
            </text>
          </g>
        );
      })}
      <path d={`M${middle - 9} 16h18l-9 13z`} fill="currentColor" />
      <text x={middle} y={12} textAnchor="middle" fontSize={16} fontWeight={700} fill="currentColor">
        {name}
      </text>
    </svg>
  );
}
