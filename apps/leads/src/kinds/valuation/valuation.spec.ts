import { afterSending } from '@estate/content/forms';
import { expect, it } from '@jest/globals';
import { valuationForm } from '../../../test/forms.ts';
import { leadWith, lettersOf } from '../../../test/letters-of.ts';

const form = valuationForm({ email: 'voss@example.net' });

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

it('the letter about a house has no floor, and the plot where it was given [V-3.33]', () => {
  const house = { ...form, property_type: 'haus', property_subtype: 'reihenhaus', floor: null } as const;
  const { agency } = lettersOf(leadWith('valuation', { ...house, plot_area: 1_612 }));
  expect(agency).not.toContain('Etage');
  expect(agency).toContain('Garten oder Balkon: 8 m²\nGrundstück: 1.612 m²\n');
  expect(lettersOf(leadWith('valuation', house)).agency).not.toContain('Grundstück');
});
