import { afterSending } from '@estate/content/forms';
import { germanNumber } from '@estate/contracts/german-number';
import { type ValuationLead } from '@estate/contracts/valuation';
import {
  conditionLabels,
  propertyTypeLabels,
  type Purpose,
  qualityLabels,
  subtypeLabels,
} from '@estate/contracts/valuation-values';
import { nameOf } from '../lead/person.ts';
import { confirmation, noContract } from '../mail/confirmation.ts';
import { type Kind } from './kind.ts';

/** Labels for the letter, because the page words the purposes in the first person. */
const purposes: Readonly<Record<Purpose, string>> = {
  'verkauf-planen': 'Verkauf planen',
  'preisanstieg-pruefen': 'Preisanstieg prüfen',
  'passende-immobilie': 'Passende Immobilie suchen',
  'immobilie-geerbt': 'Immobilie geerbt',
  'interesse-preis': 'Interesse am Preis',
};

/** A valuation contains its address, so the id of the saved address is not stored. */
export type Valuation = Omit<ValuationLead, 'valuation_address_id'>;

const typeOf = (form: Valuation) =>
  `${propertyTypeLabels[form.property_type]}, ${subtypeLabels[form.property_subtype]}`;

/** Valuation. ValuationController handles its call. */
export const valuation: Kind<Valuation> = {
  agencyLetter(lead) {
    const { form } = lead;
    const place = `${form.address_postal_code} ${form.address_city}`;
    return {
      subject: `Bewertung: ${subtypeLabels[form.property_subtype]} in ${place} (${nameOf(form)})`,
      blocks: [
        { text: 'Über die Website wurde eine Bewertung angefragt.' },
        { heading: 'Immobilie' },
        {
          facts: [
            ['Art', typeOf(form)],
            ['Adresse', `${form.address_street} ${form.address_number}, ${place}`],
            ['Baujahr', String(form.construction_year)],
            ['Zimmer', String(form.room_count)],
            ['Etage', form.floor === null ? undefined : String(form.floor)],
            ['Wohnfläche', `${form.living_area} m²`],
            ['Garten oder Balkon', `${form.garden_balcony_area} m²`],
            [
              'Grundstück',
              form.plot_area === undefined ? undefined : `${germanNumber(form.plot_area, { max: 0 })} m²`,
            ],
            ['Zustand', conditionLabels[form.property_condition]],
            ['Qualität', qualityLabels[form.property_quality]],
            ['Anlass', purposes[form.evaluation_purpose]],
          ],
        },
      ],
    };
  },

  places: (form) => [
    `${form.address_street} ${form.address_number}`,
    `${form.address_postal_code} ${form.address_city}`,
  ],

  visitorLetter: ({ form }, { links }) =>
    confirmation({
      subject: 'Ihre Anfrage zur Immobilienbewertung',
      thanks: 'vielen Dank für Ihr Vertrauen. Wir haben die Angaben zu Ihrer Immobilie erhalten:',
      blocks: [{ facts: [['Immobilie', typeOf(form)]] }],
      next: afterSending.valuation,
      noContract,
      links,
    }),
};
