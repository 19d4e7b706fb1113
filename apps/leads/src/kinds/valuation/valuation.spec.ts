import { afterSending } from '@estate/content/forms';
import { expect, it } from '@jest/globals';
import { leadWith, lettersOf } from '../../../test/letters-of.ts';

const form = {
  property_type: 'wohnung',
  property_subtype: 'studio',
  address_street: 'Elbchaussee',
  address_number: '7b',
  address_postal_code: '22765',
  address_city: 'Hamburg',
  construction_year: 1904,
  room_count: 3,
  floor: 2,
  living_area: 96,
  garden_balcony_area: 8,
  property_condition: 'gut-erhalten',
  property_quality: 'luxurioes',
  evaluation_purpose: 'verkauf-planen',
  last_name: 'Voß',
  email: 'voss@example.net',
  privacy_accepted: true,
} as const;

it('the agency reads what was filled in', () => {
  const { agency } = lettersOf(leadWith('valuation', form));
  expect(agency).toContain(`Bewertung: Loft in 22765 Hamburg (Voß)

Über die Website wurde eine Bewertung angefragt.

IMMOBILIE

Art: Wohnung, Loft
Adresse: Elbchaussee 7b, 22765 Hamburg
Baujahr: 1904
Zimmer: 3
Etage: 2
Wohnfläche: 96 m²
Garten oder Balkon: 8 m²
Zustand: Gut erhalten
Qualität: Luxuriös
Anlass: Verkauf planen

KONTAKT

Name: Voß`);
});

it('the visitor reads what happens next', () => {
  const { visitor } = lettersOf(leadWith('valuation', form));
  expect(visitor).toContain(`Ihre Anfrage zur Immobilienbewertung

Guten Tag,

vielen Dank für Ihr Vertrauen. Wir haben die Angaben zu Ihrer Immobilie erhalten:

Immobilie: Wohnung, Loft

WIE ES WEITERGEHT

${afterSending.valuation}

Mit Ihrer Nachricht schließen Sie keinen Vertrag. Ein Maklervertrag kommt nur durch eine gesonderte Vereinbarung zustande.`);
});

it('the letter about a house has no floor', () => {
  const house = { ...form, property_type: 'haus', property_subtype: 'reihenhaus', floor: null } as const;
  expect(lettersOf(leadWith('valuation', house)).agency).not.toContain('Etage');
});
