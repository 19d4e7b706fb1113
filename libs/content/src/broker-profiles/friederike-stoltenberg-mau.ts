import { type BrokerProfile } from '../broker-profile.ts';
import { friederikeStoltenbergMau } from '../brokers/friederike-stoltenberg-mau.ts';

export const friederikeStoltenbergMauProfile: BrokerProfile = {
  about: [
    'Räume wirken, bevor jemand ein Wort gesagt hat. Als Innenarchitektin bereite ich Häuser und Wohnungen so vor, dass Interessenten sich darin vorstellen können zu leben.',
    'Oft genügt wenig: Licht, Ordnung, ein ruhiger Farbton. Wo Räume leer stehen, richte ich sie für die Zeit des Verkaufs ein. Sie wissen vorher, was es kostet und was es bringen soll.',
    'Auf Wunsch berate ich auch nach dem Kauf: Grundriss, Farbkonzept, Möblierung.',
  ],
  cards: [
    { kind: 'experience', title: 'Erfahrung', text: 'Innenarchitektin, seit 2014 im Home Staging' },
    { kind: 'languages', title: 'Sprachen', text: 'Deutsch und Englisch' },
    { kind: 'availability', title: 'Erreichbarkeit', text: friederikeStoltenbergMau.availability },
    { kind: 'hobbies', title: 'Privat', text: 'Keramik und alte Möbel' },
  ],
  focusTitle: 'Fachliche Schwerpunkte',
  focusTags: ['Home Staging', 'Innenarchitektur', 'Farbkonzepte', 'Verkaufsoptimierung', 'Lichtplanung'],
  // The id is a placeholder without an existing film.
  video: {
    id: 'Brookfleet0',
    title: 'Home Staging in drei Räumen: vorher und nachher',
    notice:
      'Das Video liegt bei YouTube (Google Ireland Limited). Erst wenn Sie es laden, wird eine Verbindung dorthin aufgebaut und Ihre IP-Adresse übertragen.',
  },
};
