import { type BrokerProfile } from '../broker-profile.ts';
import { nuriaFerrerHolm } from '../brokers/nuria-ferrer-holm.ts';

export const nuriaFerrerHolmProfile: BrokerProfile = {
  about: [
    'Ich komme aus Girona und lebe seit 2009 in Hamburg. Wer zwischen zwei Ländern umzieht oder kauft, braucht jemanden, der beide kennt: die Sprache, die Behörden und die Gewohnheiten.',
    'Beim Kauf einer Ferienimmobilie in Spanien begleite ich Sie von der Auswahl über die Prüfung im Grundbuch bis zum Notar. Nebenkosten und Steuern liegen von Anfang an offen auf dem Tisch; in Rechtsfragen arbeite ich mit Anwälten vor Ort.',
    'Expats unterstütze ich beim Ankommen in Hamburg, Anleger bei Kapitalanlagen im Ausland.',
  ],
  cards: [
    { kind: 'experience', title: 'Erfahrung', text: 'Zehn Jahre Immobilien in Spanien und Hamburg' },
    { kind: 'languages', title: 'Sprachen', text: 'Spanisch, Katalanisch, Deutsch, Englisch' },
    { kind: 'availability', title: 'Erreichbarkeit', text: nuriaFerrerHolm.availability },
    { kind: 'location', title: 'Standort', text: 'Hamburg, mehrmals im Jahr vor Ort in Spanien' },
  ],
  focusTitle: 'Fachliche Schwerpunkte',
  focusTags: [
    'Expats',
    'Ferienimmobilien',
    'Mallorca',
    'Costa Brava',
    'Costa Blanca',
    'Kapitalanlagen im Ausland',
  ],
};
