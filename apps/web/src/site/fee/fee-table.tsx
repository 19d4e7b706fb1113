import { fee } from '@estate/content/sections/fee';
import { texts } from '@estate/content/texts';
import { formatMoney } from '@estate/domain/property/price';
import { feeOf, feeText, shareText } from '@estate/domain/valuation/fee';
import { chakra } from '#styled-system/jsx';

const Cell = chakra('td', { base: { py: '3', pl: '3', textAlign: 'right', verticalAlign: 'bottom' } });
const Heading = chakra('th', {
  base: { pb: '2', pl: '3', textAlign: 'right', verticalAlign: 'bottom', fontWeight: 'normal' },
});

/** What owner and buyer pay at each of these prices in euros. `name` says what a price is. */
export function FeeTable({ prices }: { prices: readonly { price: number; name: string }[] }) {
  const shares = texts(fee);
  return (
    <chakra.table w="full" borderCollapse="collapse" lineHeight="snug" fontVariantNumeric="tabular-nums">
      <chakra.caption srOnly>Provision inklusive Mehrwertsteuer</chakra.caption>
      <chakra.thead fontSize="xs" color="inkMuted">
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
              <chakra.th scope="row" py="3" textAlign="left" verticalAlign="bottom" fontWeight="normal">
                <chakra.span display="block" fontSize="xs" color="inkMuted">
                  {name}
                </chakra.span>
                <chakra.span whiteSpace="nowrap">{formatMoney(price, 'EUR')}</chakra.span>
              </chakra.th>
              <Cell fontWeight="semibold" whiteSpace="nowrap">
                {feeText(seller)}
              </Cell>
              <Cell whiteSpace="nowrap">{feeText(buyer)}</Cell>
            </chakra.tr>
          );
        })}
      </tbody>
    </chakra.table>
  );
}
