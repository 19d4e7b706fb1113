import { type BrokerProfile } from '../broker-profile.ts';
import { jonasWittkamp } from '../brokers/jonas-wittkamp.ts';

export const jonasWittkampProfile: BrokerProfile = {
  about: [
    'Altbauten haben Eigenheiten: Teilungserklärungen aus den siebziger Jahren, Denkmalauflagen, Keller mit Geschichte. Ich lese die Unterlagen, bevor ich über den Preis spreche.',
    'Als gelernter Bankkaufmann rechne ich mit Käuferinnen und Käufern durch, was eine Finanzierung trägt. Das erspart beiden Seiten Wochen des Wartens.',
    'Ich arbeite in Hamburg und Lübeck und berate auf Deutsch und Englisch.',
  ],
  cards: [
    { kind: 'experience', title: 'Erfahrung', text: 'Acht Jahre Makler, davor Baufinanzierung' },
    { kind: 'languages', title: 'Sprachen', text: 'Deutsch und Englisch' },
    { kind: 'availability', title: 'Erreichbarkeit', text: jonasWittkamp.availability },
    { kind: 'location', title: 'Standort', text: 'Hamburg und Lübeck' },
  ],
  focusTitle: 'Regionale Schwerpunkte',
  focusTags: ['Eimsbüttel', 'Ottensen', 'Eppendorf', 'Lübecker Altstadt', 'St. Jürgen', 'Travemünde'],
};
