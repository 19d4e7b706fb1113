import { agency } from '../sections/agency.ts';
import { type LegalSection } from '../legal-document.ts';

export const privacyRights: readonly LegalSection[] = [
  {
    id: 'rechte',
    title: '13. Ihre Rechte',
    paragraphs: [`Eine formlose Nachricht an ${agency.shipped.privacyEmail} genügt. Sie haben das Recht auf`],
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
  },
];
