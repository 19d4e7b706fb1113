import { legalFields, type LegalWords } from '../legal-words.ts';
import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

/** Information under §14 BFSG on how the service meets the requirements. */
export const accessibility: Words<LegalWords> = {
  key: 'accessibility',
  shipped: {
    title: 'Erklärung zur Barrierefreiheit',
    dated: 'Stand: 01.11.2026',
    intro: '{Name} möchte, dass alle Menschen diese Website nutzen können.',
    sections: [
      {
        id: 'dienstleistung',
        title: 'Worum es geht',
        paragraphs: [
          'Die Website zeigt Immobilienangebote und nimmt Anfragen, Suchaufträge und Angaben für eine Bewertung entgegen. Sie ist kostenlos und ohne Anmeldung nutzbar.',
        ],
        list: [],
      },
      {
        id: 'stand',
        title: 'Stand der Vereinbarkeit',
        paragraphs: [
          'Wir richten uns nach dem Barrierefreiheitsstärkungsgesetz und der Norm EN 301 549, die auf die Web Content Accessibility Guidelines (WCAG) verweist; unser Maßstab ist WCAG 2.2, Stufe AA. Geprüft wird mit automatischen Werkzeugen und von Hand mit der Tastatur.',
        ],
        list: [
          'Alle Funktionen sind mit der Tastatur erreichbar, der Fokus ist sichtbar.',
          'Bewegte Inhalte lassen sich anhalten; wer im System weniger Bewegung wünscht, sieht keine.',
          'Felder sind beschriftet, Fehler werden in Worten erklärt.',
          'Texte lassen sich auf 400 % vergrößern, ohne dass Inhalte verloren gehen.',
        ],
      },
      {
        id: 'einschraenkungen',
        title: 'Bekannte Einschränkungen',
        paragraphs: [
          'Fotos und Grundrisse der Objekte tragen den Titel, den sie in unserer Verwaltung haben; er beschreibt das Bild nicht immer ausführlich. Eingebundene Karten und Videos stammen von anderen Anbietern. Alle Angaben daraus stehen auch als Text auf der Seite oder sind auf Anfrage erhältlich.',
        ],
        list: [],
      },
      {
        id: 'rueckmeldung',
        title: 'Barriere melden',
        paragraphs: [
          'Stoßen Sie auf ein Hindernis, schreiben Sie an {E-Mail} oder rufen Sie an: {Telefon}. Wir helfen Ihnen sofort weiter und beheben die Ursache so bald wie möglich. Exposés senden wir Ihnen auf Wunsch in zugänglicher Form.',
        ],
        list: [],
      },
      {
        id: 'marktueberwachung',
        title: 'Zuständige Behörde',
        paragraphs: [
          'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.',
        ],
        list: [],
      },
    ],
  },
};

export const accessibilitySection: Section<LegalWords> = {
  words: accessibility,
  group: 'Rechtliches',
  title: 'Erklärung zur Barrierefreiheit',
  text: 'Was das Barrierefreiheitsstärkungsgesetz verlangt (§ 14 BFSG).',
  pages: ['/barrierefreiheit'],
  isLegal: true,
  fields: legalFields,
};
