import { chakra } from '#styled-system/jsx';
import type { CalculatorFields } from '../../purchase-costs/calculate.ts';
import type { TaxChoices } from '@estate/content/purchase-costs/purchase-taxes';

/** The calculator's inputs as text. Shown without scripts, instead of the fields. */
export function Assumptions({
  typed,
  isSum,
  taxes,
}: {
  typed: CalculatorFields;
  isSum: boolean;
  taxes: TaxChoices;
}) {
  const rows = [
    [taxes.label, taxes.choices.find(({ value }) => value === typed.tax)?.label],
    ['Käuferprovision laut Angebot', typed.commission && `${typed.commission} ${isSum ? '€' : '%'}`],
    ['Eigenkapital', `${typed.equity} €`],
    ['Sollzins pro Jahr', `${typed.interest} %`],
    ['Anfängliche Tilgung pro Jahr', `${typed.repayment} %`],
    ['Zinsbindung', `${typed.years} Jahre`],
  ].filter(([, value]) => value);
  return (
    <chakra.dl
      data-without-script
      display="none"
      _noScript={{ display: 'grid' }}
      gap="2"
      fontVariantNumeric="tabular-nums"
    >
      {rows.map(([name, value]) => (
        <chakra.div
          key={name}
          display="flex"
          justifyContent="space-between"
          gap="4"
          borderBottomWidth="1px"
          py="2"
        >
          <chakra.dt color="inkMuted">{name}</chakra.dt>
          <dd>{value}</dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
