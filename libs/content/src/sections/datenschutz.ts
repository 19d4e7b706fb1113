import { legalFields, type LegalWords } from '../legal-words.ts';
import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

/** Privacy policy of /datenschutz under the GDPR: sections 1 to 14, with the date that staff-area §9 requires. */
export const datenschutz: Words<LegalWords> = {
  key: 'datenschutz',
  shipped: {
    title: 'Datenschutzerklärung',
    dated: 'Stand: 01.02.2025',
    intro:
      'Hier erfahren Sie, welche personenbezogenen Daten wir beim Besuch dieser Website verarbeiten, zu welchem Zweck und auf welcher Grundlage.',
    sections: [
      {
        id: 'verantwortlicher',
        title: '1. Verantwortlicher',
        paragraphs: [
          '{Firma}, {Anschrift}, Telefon {Telefon}. Fragen zum Datenschutz richten Sie bitte an {E-Mail Datenschutz}.',
        ],
        list: [],
      },
      {
        id: 'grundlagen',
        title: '2. Grundsätze und Rechtsgrundlagen',
        paragraphs: [
          'Wir verarbeiten nur Daten, die wir brauchen. Rechtsgrundlage ist je nach Fall Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO), die Anbahnung oder Erfüllung eines Vertrags auf Ihre Anfrage hin (lit. b), eine rechtliche Pflicht (lit. c) oder unser berechtigtes Interesse (lit. f).',
          'Für das Speichern von Informationen auf Ihrem Gerät und den Zugriff darauf gilt § 25 TDDDG: Nicht unbedingt Erforderliches geschieht erst nach Ihrer Einwilligung.',
        ],
        list: [],
      },
      {
        id: 'protokolle',
        title: '3. Server-Protokolle',
        paragraphs: [
          'Beim Aufruf einer Seite verarbeitet unser Server technisch notwendige Angaben: Zeitpunkt, aufgerufene Adresse, Statuscode, übertragene Datenmenge, Browserkennung und IP-Adresse. Sie dienen dem Betrieb und der Abwehr von Angriffen (Art. 6 Abs. 1 lit. f DSGVO) und werden nach spätestens 14 Tagen gelöscht.',
          'Außerdem zählen wir, wie oft die Seite einer Immobilie am Tag angesehen wird, damit wir es ihren Eigentümern sagen können (Art. 6 Abs. 1 lit. f DSGVO). Dafür setzen wir kein Cookie und lesen nichts aus Ihrem Gerät aus, sodass § 25 TDDDG keine Einwilligung verlangt. Damit ein Besucher in einer Stunde nur einmal zählt, bilden wir aus IP-Adresse, Browserkennung und Nummer der Immobilie mit zufälligem Schlüssel einen Prüfwert; Schlüssel und Prüfwert gelten eine Stunde und werden danach verworfen. Auf Dauer bleibt nur die Zahl je Immobilie und Tag, für zwei Jahre. Eigentümer erfahren die Zahlen voller Monate und keine unter fünf.',
        ],
        list: [],
      },
      {
        id: 'formulare',
        title: '4. Formulare und Kontaktaufnahme',
        paragraphs: [
          'Wenn Sie ein Formular dieser Website absenden, zum Beispiel um ein Exposé, eine Besichtigung oder einen Rückruf anzufragen, einen Suchauftrag zu erteilen oder uns zu schreiben, verarbeiten wir Ihre Angaben, um Ihnen zu antworten (Art. 6 Abs. 1 lit. b DSGVO). Pflichtfelder sind gekennzeichnet, alles andere ist freiwillig. Gespeichert werden auch Zeitpunkt und Fassung des Hinweises, den Sie bestätigt haben. Was Sie eintippen, merkt sich Ihr Gerät, bis Sie das Formular absenden oder den Browser-Tab schließen, damit es beim Neuladen nicht verloren geht (§ 25 Abs. 2 TDDDG).',
          'Haben Sie einen Suchauftrag bestätigt, schicken wir Ihnen passende Immobilien per E-Mail (Art. 6 Abs. 1 lit. a DSGVO). Dafür speichern wir Ihre Adresse, Ihre Filter und den Rhythmus, die Zeiten von Auftrag und Bestätigung mit den gekürzten IP-Adressen, wann ein Link einer solchen E-Mail zuletzt geöffnet wurde, wann er welche Fassung eines Exposés gegeben hat und was wir Ihnen geschickt haben. Sie ändern, pausieren oder beenden alles über den Link in jeder E-Mail; dann löschen wir es. Ohne Bestätigung löschen wir den Auftrag nach 14 Tagen. Wollen Sie nie wieder eine solche E-Mail, behalten wir eine Prüfsumme Ihrer Adresse.',
          'Die Anfrage geht an die zuständige Maklerin oder den zuständigen Makler. Mit einer E-Mail bestätigen wir den Eingang. Antworten wir Ihnen per E-Mail, speichern wir die Antwort bei Ihrer Anfrage und löschen sie mit ihr. Kommt kein Vertrag zustande, löschen wir Ihre Angaben spätestens zwölf Monate nach dem letzten Kontakt; gesetzliche Aufbewahrungsfristen von sechs bis zehn Jahren bleiben unberührt. Einen Widerruf oder einen kostenpflichtigen Auftrag, den Sie über diese Website erklären, bewahren wir sechs Jahre ab dem Ende des Jahres auf (Art. 6 Abs. 1 lit. c DSGVO, § 257 HGB).',
          'Schreiben Sie uns über WhatsApp, gelten zusätzlich die Bedingungen der WhatsApp Ireland Limited. Unsere Seite selbst überträgt nichts dorthin, solange Sie den Link nicht öffnen. Ausweisdaten fragen wir über die Website nicht ab.',
        ],
        list: [],
      },
      {
        id: 'immobilienbewertung',
        title: '5. Online-Bewertung',
        paragraphs: [
          'Für die Bewertung verarbeiten wir die Angaben zur Immobilie und Ihre Kontaktdaten (Art. 6 Abs. 1 lit. b DSGVO). Die Adresse speichern wir bereits nach dem Schritt, in dem Sie sie eingeben; senden Sie die Bewertung nicht ab, wird sie nach 7 Tagen gelöscht.',
          'Ihre IP-Adresse speichern wir nur gekürzt, um Missbrauch zu erkennen (Art. 6 Abs. 1 lit. f DSGVO). Bis Sie den Browser-Tab schließen, merkt sich Ihr Gerät den Stand Ihrer Eingaben.',
        ],
        list: [],
      },
      {
        id: 'spamschutz',
        title: '6. Schutz vor Missbrauch der Formulare',
        paragraphs: [
          'Damit Formulare nicht automatisiert ausgefüllt werden, löst Ihr Browser im Hintergrund eine kleine Rechenaufgabe. Sie kommt von unserem eigenen Server, setzt kein Cookie und überträgt nichts an Dritte (Art. 6 Abs. 1 lit. f DSGVO).',
        ],
        list: [],
      },
      {
        id: 'analyse',
        title: '7. Analyse der Nutzung',
        paragraphs: [
          'Haben Sie der Analyse zugestimmt, laden wir den Google Tag Manager und darüber Google Analytics, um zu verstehen, wie die Website genutzt wird. Anbieter ist die Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Dabei können Daten in die USA gelangen; Google LLC ist nach dem EU-US-Datenschutzrahmen zertifiziert (Art. 45 DSGVO).',
          'Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG). Ohne sie wird keine Verbindung aufgebaut. Widerrufen Sie Ihre Einwilligung, laden wir sie nicht mehr und löschen die Cookies und Einträge, die sie in Ihrem Browser angelegt haben.',
        ],
        list: [],
      },
      {
        id: 'werbung',
        title: '8. Messung von Werbung',
        paragraphs: [
          'Wir messen nicht, ob Anzeigen wirken, und binden keine Dienste für Werbung ein. Deshalb fragen wir Sie auch nicht nach einer Einwilligung dazu.',
        ],
        list: [],
      },
      {
        id: 'karten',
        title: '9. Karten',
        paragraphs: [
          'Die Karte der gefundenen Immobilien, die Karte auf der Seite einer Immobilie und die Karte unseres Büros zeichnen wir selbst. Sie werden von unserem Server geladen; Dritte erfahren davon nichts. Ihren Standort fragt die Karte nur ab, wenn Sie auf „In meiner Nähe“ klicken und Ihr Browser es mit Ihrer Erlaubnis tut; er wird auf etwa 100 Meter gerundet und steht dann wie jedes gewählte Gebiet in der Adresse der Suche.',
          'Weitere Karten und Adressvorschläge stammen von Google Maps. Sie werden erst geladen, wenn Sie den Karten zugestimmt oder auf „Karte laden“ geklickt haben; dann erfährt Google Ihre IP-Adresse und den gezeigten Ort. Anbieter ist die Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Dabei können Daten in die USA gelangen; Google LLC ist nach dem EU-US-Datenschutzrahmen zertifiziert (Art. 45 DSGVO).',
          'Rechtsgrundlage ist Ihre Einwilligung. Alle Formulare lassen sich auch ohne Karte von Hand ausfüllen.',
        ],
        list: [],
      },
      {
        id: 'videos',
        title: '10. Videos',
        paragraphs: [
          'Das Video auf der Startseite liegt auf unserem eigenen Server. Auf einer Maklerseite ist ein Video von YouTube eingebunden; es wird erst geladen, nachdem Sie dem mit einem Klick zugestimmt haben. Anbieter ist die Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Dabei können Daten in die USA gelangen; Google LLC ist nach dem EU-US-Datenschutzrahmen zertifiziert (Art. 45 DSGVO).',
        ],
        list: [],
      },
      {
        id: 'einwilligung',
        title: '11. Verwaltung Ihrer Einwilligung',
        paragraphs: [
          'Ihre Auswahl zu Analyse und Karten speichern wir mit Zeitpunkt und Fassung im lokalen Speicher Ihres Browsers; sie wird nicht an uns übertragen. Ebenso liegt Ihre Merkliste nur auf Ihrem Gerät, mit Ihren Notizen und einer Kopie der gemerkten Angebote, damit sie sich auch ohne Internetverbindung öffnet; die Kopie wird gelöscht, wenn Sie nichts mehr gemerkt haben und die Seite wieder aufrufen. Beides ist für die von Ihnen gewünschte Funktion erforderlich (§ 25 Abs. 2 TDDDG). Besichtigungen, die Sie planen, merkt sich Ihr Gerät aus demselben Grund, bis Sie den Browser-Tab schließen. Schließen Sie einen Hinweis unseres Büros, merkt sich Ihr Browser dessen Wortlaut, damit er nicht wieder erscheint. Lassen Sie sich Kosten im Monat zeigen, merkt sich Ihr Browser diese Wahl und die Beträge, die Sie dafür eingeben, bis Sie sie dort löschen; sie werden nicht an uns übertragen. Welche Immobilien Sie zuletzt angesehen haben, merkt sich nur die geöffnete Seite; gespeichert wird diese Liste erst, wenn Sie das unter ihr ankreuzen, nur auf Ihrem Gerät und bis Sie den Haken entfernen oder die Liste leeren.',
          'Sie können Ihre Auswahl jederzeit über „Cookie-Einstellungen“ am Ende jeder Seite ändern oder widerrufen. Ein Cookie setzen wir nur bei der Anmeldung unserer Mitarbeiterinnen und Mitarbeiter.',
        ],
        list: [],
      },
      {
        id: 'crm',
        title: '12. Immobilienverwaltung und Empfänger',
        paragraphs: [
          'Objekte und Anfragen verwalten wir mit der Software Propstack der Propstack GmbH, Berlin. Sie verarbeitet Daten in unserem Auftrag (Art. 28 DSGVO), ebenso die Anbieter unseres Webservers und unseres E-Mail-Postfachs.',
          'An Eigentümer, Notare oder Banken geben wir Ihre Angaben nur weiter, soweit es für Ihr Anliegen nötig ist und Sie damit rechnen können.',
          'Vermitteln wir Ihre eigene Immobilie, speichern wir auf Ihren Wunsch Ihren Namen und Ihre E-Mail-Adresse für einen monatlichen Bericht über Aufrufe und Anfragen (Art. 6 Abs. 1 lit. b DSGVO), bis Sie ihn abbestellen oder die Immobilie nicht mehr in unserem Bestand ist.',
        ],
        list: [],
      },
      {
        id: 'rechte',
        title: '13. Ihre Rechte',
        paragraphs: ['Eine formlose Nachricht an {E-Mail Datenschutz} genügt. Sie haben das Recht auf'],
        list: [
          'Auskunft über Ihre Daten (Art. 15 DSGVO),',
          'Berichtigung (Art. 16 DSGVO),',
          'Löschung (Art. 17 DSGVO),',
          'Einschränkung der Verarbeitung (Art. 18 DSGVO),',
          'Übertragbarkeit (Art. 20 DSGVO),',
          'Widerspruch gegen Verarbeitung aus berechtigtem Interesse (Art. 21 DSGVO),',
          'Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO).',
        ],
      },
      {
        id: 'aufsicht',
        title: '14. Aufsichtsbehörde',
        paragraphs: [
          'Sie können sich bei einer Datenschutzbehörde beschweren. Für uns zuständig ist der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit, Ludwig-Erhard-Straße 22, 20459 Hamburg.',
        ],
        list: [],
      },
    ],
  },
};

export const datenschutzSection: Section<LegalWords> = {
  words: datenschutz,
  group: 'Rechtliches',
  title: 'Datenschutzerklärung',
  text: 'Was die Website mit Daten tut. Ändern Sie sie nur mit Rat, und das Datum mit jeder Änderung.',
  pages: ['/datenschutz'],
  isLegal: true,
  fields: legalFields,
};
