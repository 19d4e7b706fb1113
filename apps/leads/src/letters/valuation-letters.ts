import { afterSending } from '@estate/content/forms';
import { type Lead, type LeadForm, visitorName } from '../lead/lead.ts';
import { type Letter } from '../mail/letter.ts';
import { confirmation, noContract } from './confirmation.ts';
import { type Links } from './links.ts';
import { personBlocks } from './person-facts.ts';

type Form = LeadForm<'valuation'>;

const types: Readonly<Record<Form['property_type'], string>> = { haus: 'Haus', wohnung: 'Wohnung' };

/** visitor-area §3, Funnel value sets; 'studio' is shown as Loft. */
const subtypes: Readonly<Record<Form['property_subtype'], string>> = {
  etagenwohnung: 'Etagenwohnung',
  erdgeschoss: 'Erdgeschoss',
  dachgeschoss: 'Dachgeschoss',
  maisonette: 'Maisonette',
  studio: 'Loft',
  penthouse: 'Penthouse',
  einfamilienhaus: 'Einfamilienhaus',
  doppelhaushaelfte: 'Doppelhaushälfte',
  reihenhaus: 'Reihenhaus',
  mehrfamilienhaus: 'Mehrfamilienhaus',
};
const conditions: Readonly<Record<Form['property_condition'], string>> = {
  renovierungsbeduerftig: 'Renovierungsbedürftig',
  'gut-erhalten': 'Gut erhalten',
  'neu-renoviert': 'Neu oder renoviert',
};
const qualities: Readonly<Record<Form['property_quality'], string>> = {
  einfach: 'Einfach',
  standard: 'Standard',
  hoch: 'Hoch',
  luxurioes: 'Luxuriös',
};
const purposes: Readonly<Record<Form['evaluation_purpose'], string>> = {
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
    subject: `Bewertung: ${subtypes[form.property_subtype]} in ${place} (${visitorName(lead)})`,
    blocks: [
      { text: 'Über die Website wurde eine Bewertung angefragt.' },
      { heading: 'Immobilie' },
      {
        facts: [
          ['Art', `${types[form.property_type]}, ${subtypes[form.property_subtype]}`],
          ['Adresse', `${form.address_street} ${form.address_number}, ${place}`],
          ['Baujahr', String(form.construction_year)],
          ['Zimmer', String(form.room_count)],
          ['Etage', form.floor === null ? undefined : String(form.floor)],
          ['Wohnfläche', `${form.living_area} m²`],
          ['Garten oder Balkon', `${form.garden_balcony_area} m²`],
          ['Zustand', conditions[form.property_condition]],
          ['Qualität', qualities[form.property_quality]],
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
    blocks: [{ facts: [['Immobilie', `${types[form.property_type]}, ${subtypes[form.property_subtype]}`]] }],
    next: afterSending.valuation,
    noContract,
    links,
  });
}
