import { chakra } from '#styled-system/jsx';
import { districtsSource } from '@estate/domain/valuation/texts';
import { PrintButton } from '../../../ui/print-button.tsx';
import { Comparison } from './comparison.tsx';
import { homeText } from './home-text.ts';
import { NoRangeHead } from './no-range.tsx';
import { PersonCard } from './person-card.tsx';
import { RangeHead } from './range-head.tsx';
import type { StoredRange } from './range-query.ts';
import { SaleFee } from './sale-fee.tsx';
import { Sharpen, type SharpeningField } from './sharpen.tsx';

/**
 * A stored price range, or why there is none, with the person who answers. `onAnswer` changes an answer in place.
 */
export function RangeResult({
  stored: { id, home, result, districts, claim },
  onAnswer,
}: {
  stored: StoredRange;
  onAnswer?: (field: SharpeningField | 'district', text: string) => void;
}) {
  return (
    <chakra.div display="grid" gap={{ base: '8', md: '10' }}>
      {result.kind === 'range' ? (
        <RangeHead home={homeText(home, districts[0])} range={result} claim={claim} />
      ) : (
        <NoRangeHead
          home={home}
          result={result}
          page={`/bewertung/preisspanne/${id}`}
          onDistrict={onAnswer && ((district) => onAnswer('district', district))}
        />
      )}
      <chakra.div
        display="grid"
        gap={{ base: '8', lg: '12' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
      >
        <chakra.div display="grid" gap="10">
          {result.kind === 'none' && result.widenings.length > 0 && (
            <Sharpen widenings={result.widenings} onAnswer={onAnswer} />
          )}
          {result.kind === 'range' && (
            <>
              <Sharpen widenings={result.widenings} onAnswer={onAnswer} />
              <Comparison home={home} range={result} />
              <SaleFee range={result} />
            </>
          )}
          {districts.length > 0 && (
            <chakra.p fontSize="xs" color="inkMuted">
              {districtsSource}
            </chakra.p>
          )}
          {result.kind === 'range' && <PrintButton />}
        </chakra.div>
        <PersonCard home={home} />
      </chakra.div>
    </chakra.div>
  );
}
