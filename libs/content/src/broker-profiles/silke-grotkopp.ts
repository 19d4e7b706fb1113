import { type BrokerProfile } from '../broker-profile.ts';
import { silkeGrotkopp } from '../brokers/silke-grotkopp.ts';

export const silkeGrotkoppProfile: BrokerProfile = {
  about: [
    'Von Neustadt in Holstein aus betreue ich die Küste zwischen Timmendorfer Strand und Scharbeutz. Wer hier kauft, kauft oft für die Familie und für lange Zeit.',
    'Ich zeige Ihnen eine Immobilie gern zu zwei Jahreszeiten, denn ein Strandort im August und einer im Februar sind zwei verschiedene Orte. Zu Zweitwohnsitz, Vermietung an Feriengäste und örtlichen Satzungen sage ich Ihnen offen, was möglich ist.',
    'Sie erreichen mich am Vormittag und am frühen Nachmittag, Besichtigungen sind auch am Wochenende möglich.',
  ],
  cards: [
    { kind: 'experience', title: 'Erfahrung', text: 'Zwölf Jahre an der Ostseeküste' },
    { kind: 'languages', title: 'Sprachen', text: 'Deutsch' },
    { kind: 'availability', title: 'Erreichbarkeit', text: silkeGrotkopp.availability },
    { kind: 'location', title: 'Standort', text: 'Neustadt in Holstein' },
  ],
  focusTitle: 'Regionale Schwerpunkte',
  focusTags: [
    'Timmendorfer Strand',
    'Niendorf',
    'Scharbeutz',
    'Haffkrug',
    'Neustadt in Holstein',
    'Pelzerhaken',
  ],
};
