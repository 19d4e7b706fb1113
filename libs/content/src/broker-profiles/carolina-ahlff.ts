import { type BrokerProfile } from '../broker-profile.ts';
import { carolinaAhlff } from '../brokers/carolina-ahlff.ts';

export const carolinaAhlffProfile: BrokerProfile = {
  about: [
    'Eine gute Vermietung erkennt man daran, dass sie lange hält. Ich suche Mieterinnen und Mieter, die zur Wohnung und zum Haus passen, und prüfe Unterlagen sorgfältig und nur so weit, wie es erlaubt ist.',
    'Vermieter erhalten von mir eine Einschätzung der Miete nach Mietspiegel, einen klaren Vertrag und ein Übergabeprotokoll mit Bildern. Für Mieterinnen und Mieter ist meine Tätigkeit kostenlos, wenn mich der Vermieter beauftragt hat.',
    'Ich führe Gespräche und Besichtigungen auf Deutsch, Englisch und Spanisch.',
  ],
  cards: [
    { kind: 'experience', title: 'Erfahrung', text: 'Neun Jahre Vermietung und Verwaltung' },
    { kind: 'languages', title: 'Sprachen', text: 'Deutsch, Englisch, Spanisch' },
    { kind: 'availability', title: 'Erreichbarkeit', text: carolinaAhlff.availability },
    { kind: 'hobbies', title: 'Privat', text: 'Rudern auf der Alster, spanische Literatur' },
  ],
  focusTitle: 'Fachliche Schwerpunkte',
  focusTags: ['Mietwohnungen', 'Möblierte Wohnungen', 'Mieterauswahl', 'Mietverträge', 'Wohnungsübergabe'],
};
