import { fee } from '@estate/content/sections/fee';
import { texts } from '@estate/content/texts';
import { sharesText } from '@estate/domain/valuation/fee';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../../../shared/ui/button.tsx';
import { textLink } from '../../../../shared/ui/type.tsx';
import { FeeTable } from '../../../fee/fee-table.tsx';
import type { Range } from './range-query.ts';

/** What a sale would cost at both ends and the middle of the range. */
export function SaleFee({ range: { low, middle, high } }: { range: Range }) {
  const words = texts(fee);
  return (
    <section aria-labelledby="verkaufskosten">
      <chakra.h4 id="verkaufskosten" fontSize="lg">
        {words.title}
      </chakra.h4>
      <chakra.p mt="3" mb="4">
        {sharesText(words)} {words.due}
      </chakra.p>
      <FeeTable
        prices={[
          { price: low, name: 'Unteres Ende' },
          { price: middle, name: 'Mitte' },
          { price: high, name: 'Oberes Ende' },
        ]}
      />
      <chakra.p mt="4" fontSize="xs" color="inkMuted">
        {words.others.length > 0 &&
          `${words.othersTitle}: ${words.others.map(({ title }) => title).join(', ')}. `}
        <StyledLink to="/verkaufen" hash="kosten" css={textLink} _print={{ display: 'none' }}>
          Was enthalten ist und was hinzukommt
        </StyledLink>
      </chakra.p>
    </section>
  );
}
