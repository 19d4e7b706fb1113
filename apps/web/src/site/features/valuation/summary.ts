import { germanNumber } from '@estate/domain/text/german-number';
import { subtypeLabels } from '@estate/domain/forms/valuation-values';
import { type Funnel, plotArea } from './funnel-state.ts';

/** The sent answers as two lines of German text for the visitor: the property, and its address. */
export function valuationSummary(funnel: Funnel): string[] {
  const { subtype, year, rooms, livingArea } = funnel;
  const { address_street, address_number, address_postal_code, address_city } = funnel.address;
  const plot = plotArea(funnel);
  return [
    [
      subtype && subtypeLabels[subtype],
      `Baujahr ${year}`,
      `${rooms} Zimmer`,
      `${livingArea.value} m² Wohnfläche`,
      plot !== null && `${germanNumber(plot, { max: 0 })} m² Grundstück`,
    ]
      .filter(Boolean)
      .join(', '),
    `${address_street} ${address_number}, ${address_postal_code} ${address_city}`,
  ];
}
