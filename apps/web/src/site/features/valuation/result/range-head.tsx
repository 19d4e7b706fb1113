import { germanNumber } from '@estate/domain/text/german-number';
import { basisText, claimText, middleText, rangeIs } from '@estate/domain/valuation/texts';
import { chakra } from '#styled-system/jsx';
import type { Range, StoredRange } from './range-query.ts';
import { RangeBar } from './range-bar.tsx';

/** The range in one sentence, one figure and one drawing, on the only dark ground of the page. */
export function RangeHead({
  home,
  range,
  claim,
}: {
  home: string;
  range: Range;
  claim: StoredRange['claim'];
}) {
  const { low, high } = range;
  return (
    <chakra.div
      bg="brand"
      color="contrast"
      borderRadius="card"
      p={{ base: '5', md: '8' }}
      mx={{ base: '-2', md: '0' }}
      _print={{ bg: 'white', color: 'ink', borderWidth: '1px' }}
    >
      <chakra.p fontFamily="heading" fontSize={{ base: 'md', md: 'lg' }} lineHeight="snug">
        {home}
      </chakra.p>
      <chakra.p
        mt="2"
        fontFamily="heading"
        fontSize={{ base: '1.7rem', sm: '2.5rem', md: '3.5rem' }}
        lineHeight="heading"
        fontVariantNumeric="tabular-nums"
        aria-live="polite"
      >
        {germanNumber(low, { max: 0 })}{' '}
        <chakra.span color="brassLight" fontSize="0.6em">
          bis
        </chakra.span>{' '}
        <chakra.span whiteSpace="nowrap">{germanNumber(high, { max: 0 })}&nbsp;€</chakra.span>
        <chakra.span srOnly>{`, Mitte ${middleText(range)}`}</chakra.span>
      </chakra.p>
      <RangeBar {...range} />
      <chakra.p mt="5" maxW="measure" fontSize="xs" lineHeight="snug">
        {rangeIs} {basisText(range.source)} {claim && claimText(claim)}
      </chakra.p>
    </chakra.div>
  );
}
