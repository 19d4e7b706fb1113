import { germanNumber } from '@estate/domain/text/german-number';
import type { Range } from './range-query.ts';
import { chakra } from '#styled-system/jsx';

const steps = [50_000, 100_000, 250_000, 500_000, 1_000_000];

/** A scale of round amounts that reaches beyond the range on both sides. */
export function scaleOf({ low, high }: Pick<Range, 'low' | 'high'>): number[] {
  const width = high - low;
  const step = steps.find((one) => width / one <= 4) ?? 2_000_000;
  const first = Math.max(0, Math.floor((low - width / 4) / step) * step);
  const last = Math.ceil((high + width / 4) / step) * step;
  return Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);
}

const inMillions = (euros: number): string =>
  euros >= 1_000_000
    ? `${germanNumber(euros / 1_000_000, { max: 2 })} Mio.`
    : germanNumber(euros, { max: 0 });

/** The range on a scale of euros. The same stands in words above it, so that it is hidden from screen readers. */
export function RangeBar({ low, middle, high }: Pick<Range, 'low' | 'middle' | 'high'>) {
  const scale = scaleOf({ low, high });
  const [first = 0, last = 1] = [scale[0], scale.at(-1)];
  const at = (euros: number) => `${((euros - first) / (last - first)) * 100}%`;
  return (
    <chakra.div aria-hidden mt="8" pt="7" position="relative" fontSize="xs" fontVariantNumeric="tabular-nums">
      <chakra.span
        position="absolute"
        top="0"
        transform="translateX(-50%)"
        fontWeight="semibold"
        style={{ left: at(middle) }}
      >
        Mitte
      </chakra.span>
      <chakra.div position="relative" h="10">
        <chakra.div position="absolute" top="50%" insetInline="0" h="1px" bg="white" opacity="0.5" />
        <chakra.div
          position="absolute"
          insetBlock="1"
          borderRadius="card"
          bg="brassLight"
          _highContrast={{ bg: 'Highlight' }}
          style={{ left: at(low), right: `calc(100% - ${at(high)})` }}
        />
        <chakra.div
          position="absolute"
          insetBlock="0"
          w="3px"
          ml="-1.5px"
          bg="white"
          outline="1px solid {colors.brand}"
          style={{ left: at(middle) }}
        />
      </chakra.div>
      <chakra.div position="relative" h="6" mt="1">
        {scale.map((euros, index) => (
          <chakra.span
            key={euros}
            position="absolute"
            whiteSpace="nowrap"
            // On a phone every second amount has room.
            display={index % 2 === 1 ? { base: 'none', sm: 'inline' } : 'inline'}
            style={{ left: at(euros), transform: `translateX(-${(index / (scale.length - 1)) * 100}%)` }}
          >
            {inMillions(euros)}
          </chakra.span>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
