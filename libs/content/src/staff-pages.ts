import type { Permission } from '@estate/domain/staff/roles';
import { type PageHead, pageTitle } from './page-heads.ts';

export const staffGroups = ['Arbeit', 'Bestand', 'Technik', 'Verwaltung'] as const;
export type StaffGroup = (typeof staffGroups)[number];

/**
 * The pages of the staff area in the order of the navigation, with those of a group next to each other. `title` is the
 * title in navigation, head and h1; `text` describes the tool in one sentence; `needs` is the required permission. The
 * web app adds icon and keywords (staff/tools.ts), and the BFF responds with 404 to other addresses under /admin.
 */
export const staffPages = {
  '/admin/anfragen': {
    group: 'Arbeit',
    needs: 'leads',
    title: 'Anfragen',
    text: 'Anfragen von der Website lesen, zuweisen und beantworten.',
  },
  '/admin/vorlagen': {
    group: 'Arbeit',
    needs: 'all-leads',
    title: 'Vorlagen',
    text: 'Die Vorlagen für Antworten auf Anfragen.',
  },
  '/admin/suchauftraege': {
    group: 'Arbeit',
    needs: 'all-leads',
    title: 'Suchaufträge',
    text: 'Wer auf Neues wartet, was verschickt wurde und wie oft ein Link davon geöffnet wurde.',
  },
  '/admin/inhalte': {
    group: 'Arbeit',
    needs: 'content',
    title: 'Inhalte',
    text: 'Die Texte, Personen und Bilder der Website: ändern, ansehen, veröffentlichen.',
  },
  '/admin/datenschutz': {
    group: 'Arbeit',
    needs: 'administer',
    title: 'Auskunft und Löschung',
    text: 'Was über eine Person gespeichert ist: ausdrucken, als Datei geben oder überall löschen.',
  },
  '/admin/immobilien': {
    group: 'Bestand',
    needs: 'properties',
    title: 'Immobilien verwalten',
    text: 'Alle Immobilien mit Suche, Filtern, Details und dem Stand auf der Website.',
  },
  '/admin/bewertungen': {
    group: 'Bestand',
    needs: 'valuations',
    title: 'Preisspannen',
    text: 'Aus welchen Vergleichstabellen die Website Preisspannen nennt, und wie oft diese stimmen.',
  },
  '/admin/abgleich': {
    group: 'Bestand',
    needs: 'sync',
    title: 'Abgleich mit Propstack',
    text: 'Hält den Bestand aktuell: von selbst nach Zeitplan, oder jetzt.',
  },
  '/admin/import': {
    group: 'Bestand',
    needs: 'sync',
    title: 'Einzelne Immobilie importieren',
    text: 'Holt eine Immobilie mit ihren Bildern aus Propstack.',
  },
  '/admin/preise': {
    group: 'Bestand',
    needs: 'sync',
    title: 'Preisangaben aktualisieren',
    text: 'Übernimmt für alle Immobilien aus Propstack, ob der Preis nur auf Anfrage genannt wird (price_on_inquiry).',
  },
  '/admin/zusatzfelder': {
    group: 'Bestand',
    needs: 'sync',
    title: 'Zusatzfelder aktualisieren',
    text: 'Übernimmt für alle Immobilien die Zusatzfelder aus Propstack (optional_fields).',
  },
  '/admin/api-tester': {
    group: 'Technik',
    needs: 'administer',
    title: 'Property API-Tester',
    text: 'Fragt eine Immobilie direkt bei Propstack ab, mit API V1, API V2 oder beiden im Vergleich.',
  },
  '/admin/crm-protokoll': {
    group: 'Technik',
    needs: 'administer',
    title: 'CRM-Protokoll',
    text: 'Alle Aufrufe von Propstack der letzten 30 Tage, mit Anfrage und Antwort.',
  },
  '/admin/json': {
    group: 'Technik',
    needs: 'administer',
    title: 'JSON-Viewer',
    text: 'Macht eingefügtes JSON lesbar: als Baum zum Auf- und Zuklappen, mit Wert und Pfad zum Kopieren.',
  },
  '/admin/cache': {
    group: 'Technik',
    needs: 'administer',
    title: 'Cache-Verwaltung',
    text: 'Leert die Zwischenspeicher von Server, Browser und Service Worker.',
  },
  '/admin/team': {
    group: 'Verwaltung',
    needs: 'administer',
    title: 'Team',
    text: 'Konten der Verwaltung: einladen, Rollen, Sitzungen.',
  },
  '/admin/konto': {
    group: 'Verwaltung',
    needs: 'account',
    title: 'Mein Konto',
    text: 'Ihr Name, Ihr Passwort, der zweite Faktor und die Geräte, auf denen Sie angemeldet sind.',
  },
  '/admin/protokoll': {
    group: 'Verwaltung',
    needs: 'administer',
    title: 'Protokoll',
    text: 'Wer hat wann was geändert, mit den Werten vorher und nachher.',
  },
} as const satisfies Readonly<
  Record<`/admin/${string}`, { group: StaffGroup; needs: Permission; title: string; text: string }>
>;

export type StaffPath = keyof typeof staffPages;

export const isStaffPath = (path: string): path is StaffPath => Object.hasOwn(staffPages, path);

/** Head of a tool's page, which excludes search engines like all of /admin. */
export const staffPageHead = (path: StaffPath): PageHead => ({
  title: pageTitle(staffPages[path].title),
  description: staffPages[path].text,
  robots: 'noindex, nofollow',
});

/** Whether a path is that of a property's preview for staff: `/admin/immobilien/{id}/vorschau`. */
export const isPreviewPath = (path: string): boolean =>
  /^\/admin\/immobilien\/[1-9]\d{0,14}\/vorschau$/.test(path);

/** Head of every preview. It contains no data of the property, because the page's shell is served to everybody. */
export const previewHead = (): PageHead => ({
  title: pageTitle('Vorschau'),
  description: 'Zeigt dem Team eine Immobilie so, wie Besucher sie sehen.',
  robots: 'noindex, nofollow',
});
