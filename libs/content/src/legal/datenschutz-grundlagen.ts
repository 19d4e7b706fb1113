import { agency } from '../sections/agency.ts';
import { type LegalSection } from '../legal-document.ts';

const { address } = agency.shipped;

export const privacyBasics: readonly LegalSection[] = [
  {
    id: 'verantwortlicher',
    title: '1. Verantwortlicher',
    paragraphs: [
      `${agency.shipped.legalName}, ${address.street}, ${address.zipCode} ${address.city}, Telefon ${agency.shipped.phone}. Fragen zum Datenschutz richten Sie bitte an ${agency.shipped.privacyEmail}.`,
    ],
  },
  {
    id: 'grundlagen',
    title: '2. Grundsätze und Rechtsgrundlagen',
    paragraphs: [
      'Wir verarbeiten nur Daten, die wir brauchen. Rechtsgrundlage ist je nach Fall Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO), die Anbahnung oder Erfüllung eines Vertrags auf Ihre Anfrage hin (lit. b), eine rechtliche Pflicht (lit. c) oder unser berechtigtes Interesse (lit. f).',
      'Für das Speichern von Informationen auf Ihrem Gerät und den Zugriff darauf gilt § 25 TDDDG: Nicht unbedingt Erforderliches geschieht erst nach Ihrer Einwilligung.',
    ],
  },
  {
    id: 'protokolle',
    title: '3. Server-Protokolle',
    paragraphs: [
      'Beim Aufruf einer Seite verarbeitet unser Server technisch notwendige Angaben: Zeitpunkt, aufgerufene Adresse, Statuscode, übertragene Datenmenge, Browserkennung und IP-Adresse. Sie dienen dem Betrieb und der Abwehr von Angriffen (Art. 6 Abs. 1 lit. f DSGVO) und werden nach spätestens 14 Tagen gelöscht.',
      'Außerdem zählen wir, wie oft die Seite einer Immobilie am Tag angesehen wird, damit wir es ihren Eigentümern sagen können (Art. 6 Abs. 1 lit. f DSGVO). Dafür setzen wir kein Cookie und lesen nichts aus Ihrem Gerät aus, sodass § 25 TDDDG keine Einwilligung verlangt. Damit ein Besucher in einer Stunde nur einmal zählt, bilden wir aus IP-Adresse, Browserkennung und Nummer der Immobilie mit zufälligem Schlüssel einen Prüfwert; Schlüssel und Prüfwert gelten eine Stunde und werden danach verworfen. Auf Dauer bleibt nur die Zahl je Immobilie und Tag, für zwei Jahre. Eigentümer erfahren die Zahlen voller Monate und keine unter fünf.',
    ],
  },
];
