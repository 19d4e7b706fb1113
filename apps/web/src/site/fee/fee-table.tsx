import { fee } from '@estate/content/sections/fee';
import { texts } from '@estate/content/texts';
import { formatMoney } from '@estate/domain/property/price';
import { feeOf, feeText, shareText } from '@estate/domain/valuation/fee';
import { chakra } from '#styled-system/jsx';

/** With large text the cells of a row stand below each other, each with its heading. */
const Cell = chakra('td', {
  base: {
    display: { _largeText: 'block' },
    py: '3',
    pl: { base: '3', _largeText: '0' },
    textAlign: { base: 'right', _largeText: 'left' },
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
    _before: {
      _largeText: { content: 'attr(data-heading)', display: 'block', fontSize: 'xs', color: 'inkMuted' },
    },
  },
});
const Heading = chakra('th', {
  base: { pb: '2', pl: '3', textAlign: 'right', verticalAlign: 'bottom', fontWeight: 'normal' },
});

/** What owner and buyer pay at each of these prices in euros. `name` says what a price is. */
export function FeeTable({ prices }: { prices: readonly { price: number; name: string }[] }) {
  const shares = texts(fee);
  return (
    <chakra.table w="full" borderCollapse="collapse" lineHeight="snug" fontVariantNumeric="tabular-nums">
      <chakra.caption srOnly>Provision inklusive Mehrwertsteuer</chakra.caption>
      <chakra.thead fontSize="xs" color="inkMuted" srOnly={{ _largeText: true }}>
        <tr>
          <Heading scope="col" pl="0" textAlign="left">
            Kaufpreis
          </Heading>
          <Heading scope="col">
            Sie zahlen <chakra.span whiteSpace="nowrap">{shareText(shares.sellerPercent)}</chakra.span>
          </Heading>
          <Heading scope="col">
            Der Käufer zahlt <chakra.span whiteSpace="nowrap">{shareText(shares.buyerPercent)}</chakra.span>
          </Heading>
        </tr>
      </chakra.thead>
      <tbody>
        {prices.map(({ price, name }) => {
          const { seller, buyer } = feeOf(price, shares);
          return (
            <chakra.tr key={name} borderTopWidth="1px">
              <chakra.th
                scope="row"
                display={{ _largeText: 'block' }}
                py="3"
                textAlign="left"
                verticalAlign="bottom"
                fontWeight="normal"
              >
                <chakra.span display="block" fontSize="xs" color="inkMuted">
                  {name}
                </chakra.span>
                <chakra.span whiteSpace="nowrap">{formatMoney(price, 'EUR')}</chakra.span>
              </chakra.th>
              <Cell fontWeight="semibold" data-heading="Sie zahlen">
                {feeText(seller)}
              </Cell>
              <Cell data-heading="Der Käufer zahlt">{feeText(buyer)}</Cell>
            </chakra.tr>
          );
        })}
      </tbody>
    </chakra.table>
  );
}
