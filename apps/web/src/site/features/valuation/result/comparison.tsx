import { marketTypes } from '@estate/domain/forms/valuation-values';
import { germanNumber } from '@estate/domain/text/german-number';
import { factorText, notCountedTexts, soldInText } from '@estate/domain/valuation/texts';
import { chakra } from '#styled-system/jsx';
import type { HomeAnswers, Range } from './range-query.ts';

const euros = (amount: number) => `${germanNumber(amount, { max: 0 })}\u00a0€`;

/** What the range compares with: sold homes without address, or the average of the district; and what was adjusted. */
export function Comparison({
  home: { property_type },
  range: { source, factors },
}: {
  home: HomeAnswers;
  range: Range;
}) {
  const isPlot = property_type === 'grundstueck';
  return (
    <section aria-labelledby="vergleich">
      <chakra.h4 id="vergleich" fontSize="lg">
        Womit wir vergleichen
      </chakra.h4>
      {source.kind === 'sales' ? (
        <chakra.ul
          display="grid"
          gap="4"
          mt="4"
          gridTemplateColumns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))"
        >
          {source.cases.map((sold, index) => (
            <chakra.li key={index} borderTopWidth="3px" borderTopColor="ink" pt="3">
              <chakra.p fontSize="xs" color="inkMuted">
                {soldInText(sold.sold_in)}
              </chakra.p>
              <chakra.p fontFamily="heading" fontSize="lg">
                {euros(sold.price)}
              </chakra.p>
              <chakra.p fontSize="xs">
                {[
                  `${germanNumber(sold.area, { max: 0 })} m² in ${sold.district}`,
                  sold.construction_year !== null && `Baujahr ${sold.construction_year}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ul>
      ) : (
        <chakra.p mt="4" display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4" rowGap="1">
          <chakra.span fontFamily="heading" fontSize="xl" whiteSpace="nowrap">
            {euros(source.price_per_m2)}/m²{isPlot && ' Grundstück'}
          </chakra.span>
          <chakra.span flex="1 1 16rem" fontSize="xs">
            Durchschnitt der {isPlot ? 'Grundstücksverkäufe' : 'Verkäufe'} in {source.district}, {source.year}
          </chakra.span>
        </chakra.p>
      )}
      {factors.length > 0 && (
        <chakra.ul mt="4" fontSize="xs" color="inkMuted" display="grid" gap="1">
          {factors.map((factor) => (
            <li key={factor.name}>{factorText(factor)}</li>
          ))}
        </chakra.ul>
      )}
      <chakra.p mt="3" fontSize="xs" color="inkMuted" maxW="measure">
        {notCountedTexts[marketTypes[property_type]]}
      </chakra.p>
    </section>
  );
}
