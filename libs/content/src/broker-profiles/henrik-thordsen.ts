import { type BrokerProfile } from '../broker-profile.ts';
import { henrikThordsen } from '../brokers/henrik-thordsen.ts';

export const henrikThordsenProfile: BrokerProfile = {
  about: [
    'Ein Haus zu verkaufen heißt oft, einen Lebensabschnitt abzuschließen. Deshalb beginnt meine Arbeit mit Zuhören und nicht mit einem Preis.',
    'Seit über 15 Jahren begleite ich Eigentümerinnen und Eigentümer in Hamburg und Lüneburg. Ich nenne Ihnen den Wert, den ich begründen kann, auch wenn er einmal unter Ihrer Erwartung liegt. Danach richtet sich alles Weitere: Unterlagen, Zeitplan, Ansprache der Interessenten.',
    'Bis zum Notartermin und zur Übergabe der Schlüssel bleibe ich Ihr Ansprechpartner. Sie erreichen mich direkt, nicht über eine Warteschleife.',
  ],
  cards: [
    { kind: 'experience', title: 'Erfahrung', text: 'Über 15 Jahre im Verkauf von Häusern und Wohnungen' },
    { kind: 'languages', title: 'Sprachen', text: 'Deutsch, Englisch, Spanisch' },
    { kind: 'availability', title: 'Erreichbarkeit', text: henrikThordsen.availability },
    { kind: 'location', title: 'Standort', text: 'Hamburg, regelmäßig in Lüneburg' },
  ],
  focusTitle: 'Regionale Schwerpunkte',
  focusTags: ['Hamburg', 'Elbvororte', 'Alstertal', 'Winterhude', 'Lüneburg', 'Adendorf', 'Reppenstedt'],
};
