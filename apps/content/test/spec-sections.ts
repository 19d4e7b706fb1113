import type { AnySection, ContentImage, Section } from '@estate/content/section';

interface Colleague {
  readonly slug: string;
  readonly name: string;
  readonly mail: string;
}
interface OfficeWords {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly closedOn: string;
  readonly opensAt: string;
  readonly phone: string;
  readonly postcodes: string;
  readonly guide: string;
  readonly desks: number;
  readonly open: boolean;
  readonly mood: 'calm' | 'busy';
  readonly picture: ContentImage;
  readonly colleagues: readonly Colleague[];
}

const shipped: OfficeWords = {
  title: 'Unser Büro',
  text: 'Kommen Sie vorbei.',
  link: '/kontakt',
  closedOn: '2026-12-24',
  opensAt: '09:30',
  phone: '040 123456',
  postcodes: '21029, 21031',
  guide: '## Anfahrt\n\nMit der [Bahn](https://www.hvv.de).',
  desks: 4,
  open: true,
  mood: 'calm',
  picture: { path: '', mark: '', alt: '', origin: 'original' },
  colleagues: [{ slug: 'maren', name: 'Maren', mail: 'maren@example.org' }],
};

/** A section with a field of each kind. */
export const officeSection: Section<OfficeWords> = {
  words: { key: 'office', shipped },
  group: 'Büro',
  title: 'Büro',
  text: 'Das Büro.',
  pages: ['/kontakt'],
  fields: {
    title: { kind: 'line', label: 'Überschrift', max: 40, fits: 20 },
    text: { kind: 'paragraph', label: 'Text', max: 30_000 },
    link: { kind: 'link', label: 'Verweis', max: 200, optional: true },
    closedOn: { kind: 'day', label: 'Geschlossen am', max: 10 },
    opensAt: { kind: 'time', label: 'Öffnet um', max: 5 },
    phone: { kind: 'phone', label: 'Telefon', max: 40 },
    postcodes: { kind: 'postcodes', label: 'Postleitzahlen', max: 200 },
    guide: { kind: 'markdown', label: 'Anfahrt', max: 2_000 },
    desks: { kind: 'number', label: 'Plätze', min: 1, max: 20 },
    open: { kind: 'tick', label: 'Offen' },
    mood: { kind: 'choice', label: 'Stimmung', options: { calm: 'ruhig', busy: 'belebt' } },
    picture: { kind: 'image', label: 'Bild', optional: true },
    colleagues: {
      kind: 'list',
      label: 'Personen',
      entry: 'Person',
      min: 1,
      max: 60,
      unique: 'slug',
      of: {
        kind: 'group',
        label: 'Person',
        fields: {
          slug: { kind: 'slug', label: 'Kürzel', max: 40 },
          name: { kind: 'line', label: 'Name', max: 60 },
          mail: { kind: 'mail', label: 'E-Mail', max: 100 },
        },
      },
    },
  },
};
export const officeWords = shipped;

interface ApprovalWords {
  readonly contact: { readonly version: string; readonly text: string };
  readonly viewing: { readonly version: string; readonly text: string };
}
export const approvalWords: ApprovalWords = {
  contact: { version: 'kontakt-2026-11', text: 'Ich stimme zu.' },
  viewing: { version: 'besichtigung-2026-11', text: 'Ich möchte besichtigen.' },
};
const approval = (label: string) => ({
  kind: 'group' as const,
  label,
  fields: {
    version: { kind: 'line' as const, label: 'Fassung', max: 60 },
    text: { kind: 'paragraph' as const, label: 'Text', max: 2_000 },
  },
});

/** A legal section with consents. */
export const approvalSection: Section<ApprovalWords> = {
  words: { key: 'approvals', shipped: approvalWords },
  group: 'Rechtliches',
  title: 'Einwilligungen',
  text: 'Die Texte der Einwilligungen.',
  pages: 'all',
  isLegal: true,
  fields: { contact: approval('Kontakt'), viewing: approval('Besichtigung') },
};

export const specSections: readonly AnySection[] = [officeSection, approvalSection];
