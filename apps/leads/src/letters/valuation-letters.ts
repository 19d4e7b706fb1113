import { afterSending } from '@estate/content/forms';
import {
  conditionLabels,
  propertyTypeLabels,
  type Purpose,
  qualityLabels,
  subtypeLabels,
} from '@estate/contracts/valuation-values';
import { type Lead, visitorName } from '../lead/lead.ts';
import { type Letter } from '../mail/letter.ts';
import { confirmation, noContract } from './confirmation.ts';
import { type Links } from './links.ts';
import { personBlocks } from './person-facts.ts';

/** The page asks in the first person, the letter names the reason. */
const purposes: Readonly<Record<Purpose, string>> = {
  'verkauf-planen': 'Verkauf planen',
  'preisanstieg-pruefen': 'Preisanstieg prüfen',
  'passende-immobilie': 'Passende Immobilie suchen',
  'immobilie-geerbt': 'Immobilie geerbt',
  'interesse-preis': 'Interesse am Preis',
};

export function valuationLetter(lead: Lead<'valuation'>): Letter {
  const { form } = lead;
  const place = `${form.address_postal_code} ${form.address_city}`;
  return {
    subject: `Bewertung: ${subtypeLabels[form.property_subtype]} in ${place} (${visitorName(lead)})`,
    blocks: [
      { text: 'Über die Website wurde eine Bewertung angefragt.' },
      { heading: 'Immobilie' },
      {
        facts: [
          ['Art', `${propertyTypeLabels[form.property_type]}, ${subtypeLabels[form.property_subtype]}`],
          ['Adresse', `${form.address_street} ${form.address_number}, ${place}`],
          ['Baujahr', String(form.construction_year)],
          ['Zimmer', String(form.room_count)],
          ['Etage', form.floor === null ? undefined : String(form.floor)],
          ['Wohnfläche', `${form.living_area} m²`],
          ['Garten oder Balkon', `${form.garden_balcony_area} m²`],
          ['Zustand', conditionLabels[form.property_condition]],
          ['Qualität', qualityLabels[form.property_quality]],
          ['Anlass', purposes[form.evaluation_purpose]],
        ],
      },
      ...personBlocks(lead),
    ],
  };
}

export function valuationConfirmation({ form }: Lead<'valuation'>, links: Links): Letter {
  return confirmation({
    subject: 'Ihre Anfrage zur Immobilienbewertung',
    thanks: 'vielen Dank für Ihr Vertrauen. Wir haben die Angaben zu Ihrer Immobilie erhalten:',
    blocks: [
      {
        facts: [
          ['Immobilie', `${propertyTypeLabels[form.property_type]}, ${subtypeLabels[form.property_subtype]}`],
        ],
      },
    ],
    next: afterSending.valuation,
    noContract,
    links,
  });
}
