import { type LegalSection } from '../legal-document.ts';

export const privacyForms: readonly LegalSection[] = [
  {
    id: 'formulare',
    title: '4. Formulare und Kontaktaufnahme',
    paragraphs: [
      'Wenn Sie ein Formular dieser Website absenden, zum Beispiel um ein Exposé, eine Besichtigung oder einen Rückruf anzufragen, einen Suchauftrag zu erteilen oder uns zu schreiben, verarbeiten wir Ihre Angaben, um Ihnen zu antworten (Art. 6 Abs. 1 lit. b DSGVO). Pflichtfelder sind gekennzeichnet, alles andere ist freiwillig. Gespeichert werden auch Zeitpunkt und Fassung des Hinweises, den Sie bestätigt haben. Was Sie eintippen, merkt sich Ihr Gerät, bis Sie das Formular absenden oder den Browser-Tab schließen, damit es beim Neuladen nicht verloren geht (§ 25 Abs. 2 TDDDG).',
      'Die Anfrage geht an die zuständige Maklerin oder den zuständigen Makler. Mit einer E-Mail bestätigen wir den Eingang. Antworten wir Ihnen per E-Mail, speichern wir die Antwort bei Ihrer Anfrage und löschen sie mit ihr. Kommt kein Vertrag zustande, löschen wir Ihre Angaben spätestens zwölf Monate nach dem letzten Kontakt; gesetzliche Aufbewahrungsfristen von sechs bis zehn Jahren bleiben unberührt.',
      'Schreiben Sie uns über WhatsApp, gelten zusätzlich die Bedingungen der WhatsApp Ireland Limited. Unsere Seite selbst überträgt nichts dorthin, solange Sie den Link nicht öffnen. Ausweisdaten fragen wir über die Website nicht ab.',
    ],
  },
  {
    id: 'immobilienbewertung',
    title: '5. Online-Bewertung',
    paragraphs: [
      'Für die Bewertung verarbeiten wir die Angaben zur Immobilie und Ihre Kontaktdaten (Art. 6 Abs. 1 lit. b DSGVO). Die Adresse speichern wir bereits nach dem Schritt, in dem Sie sie eingeben; senden Sie die Bewertung nicht ab, wird sie nach 7 Tagen gelöscht.',
      'Ihre IP-Adresse speichern wir nur gekürzt, um Missbrauch zu erkennen (Art. 6 Abs. 1 lit. f DSGVO). Bis Sie den Browser-Tab schließen, merkt sich Ihr Gerät den Stand Ihrer Eingaben.',
    ],
  },
  {
    id: 'spamschutz',
    title: '6. Schutz vor Missbrauch der Formulare',
    paragraphs: [
      'Damit Formulare nicht automatisiert ausgefüllt werden, löst Ihr Browser im Hintergrund eine kleine Rechenaufgabe. Sie kommt von unserem eigenen Server, setzt kein Cookie und überträgt nichts an Dritte (Art. 6 Abs. 1 lit. f DSGVO).',
    ],
  },
];
