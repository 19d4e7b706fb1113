import { germanNumber } from '@estate/domain/text/german-number';
import { subtypeLabels, valuationLimits } from '@estate/domain/forms/valuation-values';
import { constructionYear, type Funnel, plotArea, wholeNumber } from './funnel-state.ts';

/** The sent answers as two lines of German text for the visitor: the property, and its address. */
export function valuationSummary(funnel: Funnel): string[] {
  const { subtype, rooms } = funnel;
  const { address_street, address_number, address_postal_code, address_city } = funnel.address;
  const [year, area, plot] = [
    constructionYear(funnel),
    wholeNumber(funnel.livingArea.text, valuationLimits.livingArea),
    plotArea(funnel),
  ];
  return [
    [
      subtype && subtypeLabels[subtype],
      year !== null && `Baujahr ${year}`,
      rooms !== null && `${rooms} Zimmer`,
      area !== null && `${area} m² Wohnfläche`,
      plot !== null && `${germanNumber(plot, { max: 0 })} m² Grundstück`,
    ]
      .filter(Boolean)
      .join(', '),
    `${address_street} ${address_number}, ${address_postal_code} ${address_city}`,
  ];
}
