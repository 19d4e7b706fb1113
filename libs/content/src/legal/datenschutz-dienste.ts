import { type LegalSection } from '../legal-document.ts';

const google = 'Anbieter ist die Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland.';
const transfer =
  'Dabei können Daten in die USA gelangen; Google LLC ist nach dem EU-US-Datenschutzrahmen zertifiziert (Art. 45 DSGVO).';

export const privacyThirdParties: readonly LegalSection[] = [
  {
    id: 'analyse',
    title: '7. Analyse der Nutzung',
    paragraphs: [
      `Haben Sie der Analyse zugestimmt, laden wir den Google Tag Manager und darüber Google Analytics, um zu verstehen, wie die Website genutzt wird. ${google} ${transfer}`,
      'Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG). Ohne sie wird keine Verbindung aufgebaut. Widerrufen Sie Ihre Einwilligung, laden wir sie nicht mehr und löschen die Cookies und Einträge, die sie in Ihrem Browser angelegt haben.',
    ],
  },
  {
    id: 'werbung',
    title: '8. Messung von Werbung',
    paragraphs: [
      'Wir messen nicht, ob Anzeigen wirken, und binden keine Dienste für Werbung ein. Deshalb fragen wir Sie auch nicht nach einer Einwilligung dazu.',
    ],
  },
  {
    id: 'karten',
    title: '9. Karten',
    paragraphs: [
      'Die Karte der gefundenen Immobilien und die Karte auf der Seite einer Immobilie zeichnen wir selbst. Sie werden von unserem Server geladen; Dritte erfahren davon nichts.',
      `Weitere Karten und Adressvorschläge stammen von Google Maps. Sie werden erst geladen, wenn Sie den Karten zugestimmt oder auf „Karte laden“ geklickt haben; dann erfährt Google Ihre IP-Adresse und den gezeigten Ort. ${google} ${transfer}`,
      'Rechtsgrundlage ist Ihre Einwilligung. Alle Formulare lassen sich auch ohne Karte von Hand ausfüllen.',
    ],
  },
  {
    id: 'videos',
    title: '10. Videos',
    paragraphs: [
      `Das Video auf der Startseite liegt auf unserem eigenen Server. Auf einer Maklerseite ist ein Video von YouTube eingebunden; es wird erst geladen, nachdem Sie dem mit einem Klick zugestimmt haben. ${google} ${transfer}`,
    ],
  },
  {
    id: 'einwilligung',
    title: '11. Verwaltung Ihrer Einwilligung',
    paragraphs: [
      'Ihre Auswahl zu Analyse und Karten speichern wir mit Zeitpunkt und Fassung im lokalen Speicher Ihres Browsers; sie wird nicht an uns übertragen. Ebenso liegt Ihre Merkliste nur auf Ihrem Gerät, mit Ihren Notizen und einer Kopie der gemerkten Angebote, damit sie sich auch ohne Internetverbindung öffnet; die Kopie wird gelöscht, wenn Sie nichts mehr gemerkt haben und die Seite wieder aufrufen. Beides ist für die von Ihnen gewünschte Funktion erforderlich (§ 25 Abs. 2 TDDDG). Besichtigungen, die Sie planen, merkt sich Ihr Gerät aus demselben Grund, bis Sie den Browser-Tab schließen. Welche Immobilien Sie zuletzt angesehen haben, merkt sich nur die geöffnete Seite; gespeichert wird diese Liste erst, wenn Sie das unter ihr ankreuzen, nur auf Ihrem Gerät und bis Sie den Haken entfernen oder die Liste leeren.',
      'Sie können Ihre Auswahl jederzeit über „Cookie-Einstellungen“ am Ende jeder Seite ändern oder widerrufen. Ein Cookie setzen wir nur bei der Anmeldung unserer Mitarbeiterinnen und Mitarbeiter.',
    ],
  },
  {
    id: 'crm',
    title: '12. Immobilienverwaltung und Empfänger',
    paragraphs: [
      'Objekte und Anfragen verwalten wir mit der Software Propstack der Propstack GmbH, Berlin. Sie verarbeitet Daten in unserem Auftrag (Art. 28 DSGVO), ebenso die Anbieter unseres Webservers und unseres E-Mail-Postfachs.',
      'An Eigentümer, Notare oder Banken geben wir Ihre Angaben nur weiter, soweit es für Ihr Anliegen nötig ist und Sie damit rechnen können.',
      'Vermitteln wir Ihre eigene Immobilie, speichern wir auf Ihren Wunsch Ihren Namen und Ihre E-Mail-Adresse für einen monatlichen Bericht über Aufrufe und Anfragen (Art. 6 Abs. 1 lit. b DSGVO), bis Sie ihn abbestellen oder die Immobilie nicht mehr in unserem Bestand ist.',
    ],
  },
];
