import { type BrokerProfile } from '../broker-profile.ts';
import { marenLuehrs } from '../brokers/maren-luehrs.ts';

export const marenLuehrsProfile: BrokerProfile = {
  about: [
    'Ich bin in Bergedorf aufgewachsen und lebe heute am Rand des Sachsenwaldes. Viele Straßen, in denen ich Häuser zeige, kenne ich seit meiner Kindheit.',
    'Käufer fragen nach Schulwegen, Bahnverbindungen und danach, wie es im Winter ist. Ich beantworte das aus Erfahrung. Verkäufern hilft es, wenn die Beschreibung stimmt und niemand bei der Besichtigung überrascht wird.',
    'Mein Gebiet reicht von Bergedorf über Reinbek und Escheburg bis Geesthacht und Lauenburg.',
  ],
  cards: [
    { kind: 'experience', title: 'Erfahrung', text: 'Elf Jahre Verkauf im Hamburger Osten' },
    { kind: 'languages', title: 'Sprachen', text: 'Deutsch' },
    { kind: 'availability', title: 'Erreichbarkeit', text: marenLuehrs.availability },
    { kind: 'hobbies', title: 'Privat', text: 'Lange Spaziergänge im Sachsenwald, Chorgesang' },
  ],
  focusTitle: 'Regionale Schwerpunkte',
  focusTags: ['Bergedorf', 'Lohbrügge', 'Reinbek', 'Wentorf', 'Escheburg', 'Geesthacht', 'Lauenburg'],
};
