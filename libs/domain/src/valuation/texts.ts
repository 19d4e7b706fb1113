import type { NoRangeReason, WideningCause } from './price-range.ts';

/** Why there is no figure. The page adds who helps. */
export const noRangeTexts: Record<NoRangeReason, string> = {
  'place-unknown':
    'Wir wissen nicht, in welchem Stadtteil Ihre Immobilie liegt. Bitte wählen Sie den Stadtteil.',
  'outside-the-area': 'Für diesen Ort liegen uns keine Vergleichsdaten vor.',
  'needs-district':
    'Ihre Adresse liegt an der Grenze zweier Stadtteile mit verschiedenen Preisen. Bitte wählen Sie den Stadtteil.',
  leasehold:
    'Beim Erbbaurecht bestimmen Vertrag, Restlaufzeit und Erbbauzins den Preis. Eine Preisspanne wäre geraten.',
  monument:
    'Denkmale haben zu wenige Vergleiche. Auflagen und Förderung lassen sich nur im Einzelfall einschätzen.',
  shell:
    'Bei einem Rohbau bestimmen Bauzustand und Restkosten den Preis. Das lässt sich nur vor Ort einschätzen.',
  share: 'Für Anteile an einer Immobilie gibt es kaum Vergleiche.',
  'apartment-house':
    'Der Preis eines Mehrfamilienhauses hängt an den Mieten. Dafür brauchen wir die Mietliste.',
  'new-build': 'Unsere Vergleichspreise gelten für den Bestand, nicht für Neubau.',
  'let-house':
    'Für vermietete Häuser gibt es zu wenige Vergleiche. Mietvertrag und Kündigungsschutz bestimmen den Preis.',
  'implausible-area': 'Bitte prüfen Sie die Wohnfläche. Für diese Angabe gibt es keine Vergleiche.',
  'implausible-plot': 'Bitte prüfen Sie die Grundstücksfläche. Für diese Angabe gibt es keine Vergleiche.',
  'implausible-year': 'Bitte prüfen Sie das Baujahr und das Jahr der Modernisierung.',
  'implausible-rent': 'Bitte prüfen Sie die Jahresnettokaltmiete. Sie passt nicht zum Preis der Wohnung.',
  'no-data':
    'Für diesen Stadtteil gibt es zu wenige Verkäufe und keinen veröffentlichten Durchschnittspreis.',
  'offers-only':
    'Für diesen Stadtteil kennen wir nur Angebotspreise. Wir rechnen allein mit bezahlten Preisen.',
  'doubled-rows': 'Die Daten dieses Stadtteils widersprechen sich. Wir prüfen sie.',
  'table-too-old': 'Die Durchschnittspreise dieses Stadtteils sind älter als 18 Monate.',
  'too-wide': 'Mit diesen Angaben wäre die Preisspanne breiter als ± 30 % und sagte Ihnen wenig.',
};

/** What makes the range wide. */
export const wideningTexts: Record<WideningCause, string> = {
  model: 'Unterschiede zwischen vergleichbaren Immobilien',
  time: 'Alter der Vergleichsdaten',
  'year-missing': 'Baujahr nicht angegeben',
  'condition-missing': 'Zustand nicht angegeben',
  'let-missing': 'Vermietet oder frei: nicht angegeben',
  'rent-missing': 'Miete nicht angegeben',
  'area-unusual': 'Ungewöhnliche Wohnfläche',
  'plot-unusual': 'Ungewöhnliche Grundstücksfläche',
};

/** For instance "Zustand nicht angegeben: ± 5 Punkte". */
export const wideningLine = (cause: WideningCause, sigma: number): string =>
  `${wideningTexts[cause]}: ± ${Math.round(sigma * 100)} Punkte`;
