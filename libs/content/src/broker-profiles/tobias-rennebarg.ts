import { type BrokerProfile } from '../broker-profile.ts';
import { tobiasRennebarg } from '../brokers/tobias-rennebarg.ts';

export const tobiasRennebargProfile: BrokerProfile = {
  about: [
    'Eine Anlageimmobilie muss sich rechnen, und zwar auch dann, wenn die Zinsen steigen oder eine Wohnung leer steht. Ich lege Ihnen Annahmen und Rechenweg offen, damit Sie selbst entscheiden können.',
    'Zu meinen Aufgaben gehören Mehrfamilienhäuser, Neubauprojekte und die Durchsicht bestehender Portfolios: Was bleibt, was wird entwickelt, was wird besser verkauft?',
    'Vor der Maklertätigkeit habe ich im Bestand eines Wohnungsunternehmens gearbeitet. Instandhaltung ist für mich deshalb keine Fußnote.',
  ],
  cards: [
    { kind: 'experience', title: 'Erfahrung', text: 'Vierzehn Jahre Bestand und Investment' },
    { kind: 'languages', title: 'Sprachen', text: 'Deutsch' },
    { kind: 'availability', title: 'Erreichbarkeit', text: tobiasRennebarg.availability },
    { kind: 'location', title: 'Standort', text: 'Hamburg' },
  ],
  focusTitle: 'Fachliche Schwerpunkte',
  focusTags: [
    'Anlageimmobilien',
    'Renditeobjekte',
    'Neubauprojekte',
    'Portfolio-Optimierung',
    'Mehrfamilienhäuser',
  ],
};
