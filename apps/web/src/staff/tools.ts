import { type StaffGroup, staffPages, type StaffPath } from '@estate/content/staff-pages';
import type { Permission } from '@estate/domain/staff/roles';
import {
  BellRing,
  Braces,
  Building2,
  ChartNoAxesCombined,
  Eraser,
  FileDown,
  FilePen,
  FlaskConical,
  History,
  Inbox,
  ListPlus,
  PenLine,
  type LucideIcon,
  RefreshCw,
  ScrollText,
  ShieldCheck,
  Tag,
  UserRound,
  Users,
} from 'lucide-react';

/** Search parameters of links to the inbox; they select the leads that are not handled yet. */
export const openLeads = { state: 'unhandled' } as const;

type LinkSearch = Partial<typeof openLeads>;

interface Look {
  readonly search?: LinkSearch;
  readonly icon: LucideIcon;
  /** Synonyms by which the command palette finds the tool. */
  readonly keywords: readonly string[];
}

/** One entry per page of content/staff-pages.ts; the type requires all of them. */
const appearances: Record<StaffPath, Look> = {
  '/admin/anfragen': {
    search: openLeads,
    icon: Inbox,
    keywords: ['Leads', 'Posteingang', 'Exposé', 'Suchauftrag', 'Bewertung', 'Nachricht', 'Spam', 'Kontakt'],
  },
  '/admin/vorlagen': {
    icon: FilePen,
    keywords: ['Antworten', 'Textbausteine', 'Rückfrage', 'Termin', 'Exposé', 'Absage', 'Mail'],
  },
  '/admin/suchauftraege': {
    icon: BellRing,
    keywords: ['Abonnenten', 'Benachrichtigung', 'Treffer', 'Newsletter', 'Vormerkung', 'Interessenten'],
  },
  '/admin/inhalte': {
    icon: PenLine,
    keywords: ['Texte', 'Website', 'Personen', 'Startseite', 'Impressum', 'Öffnungszeiten', 'Hinweis', 'CMS'],
  },
  '/admin/datenschutz': {
    icon: ShieldCheck,
    keywords: ['DSGVO', 'Datenschutz', 'Person', 'Recht', 'vergessen', 'Nachweis', 'Betroffene', 'löschen'],
  },
  '/admin/immobilien': {
    icon: Building2,
    keywords: ['Objekte', 'Status', 'online', 'offline', 'aktiv', 'inaktiv', 'Energieausweis', 'suchen'],
  },
  '/admin/bewertungen': {
    icon: ChartNoAxesCombined,
    keywords: ['Preisspanne', 'Vergleichstabelle', 'Marktpreis', 'Stadtteil', 'Treffsicherheit', 'CSV'],
  },
  '/admin/abgleich': {
    icon: RefreshCw,
    keywords: ['Sync', 'Synchronisation', 'Zeitplan', 'Bestand', 'Propstack', 'nachts', 'Fehler'],
  },
  '/admin/import': { icon: FileDown, keywords: ['Propstack', 'Import', 'Bilder', 'holen', 'aktualisieren'] },
  '/admin/preise': {
    icon: Tag,
    keywords: ['price_on_inquiry', 'Preis auf Anfrage', 'Batch', 'aktualisieren', 'Propstack', 'alle'],
  },
  '/admin/zusatzfelder': {
    icon: ListPlus,
    keywords: ['optional_fields', 'Felder', 'Batch', 'aktualisieren', 'Propstack', 'alle'],
  },
  '/admin/api-tester': {
    icon: FlaskConical,
    keywords: ['Propstack', 'Schnittstelle', 'V1', 'V2', 'Vergleich', 'abfragen', 'Antwort'],
  },
  '/admin/crm-protokoll': {
    icon: ScrollText,
    keywords: ['Logs', 'Propstack', 'API', 'Aufrufe', 'Fehler', 'Anfrage', 'Antwort'],
  },
  '/admin/json': { icon: Braces, keywords: ['Parser', 'Baum', 'formatieren', 'lesen', 'Rohdaten'] },
  '/admin/cache': {
    icon: Eraser,
    keywords: ['Zwischenspeicher', 'leeren', 'Service Worker', 'veraltet', 'neu laden'],
  },
  '/admin/team': { icon: Users, keywords: ['Benutzer', 'Konten', 'einladen', 'Rolle', 'Admin', 'Kollegen'] },
  '/admin/konto': {
    icon: UserRound,
    keywords: ['Name', 'Passwort', 'Zweiter Faktor', '2FA', 'Sitzungen', 'abmelden', 'Geräte'],
  },
  '/admin/protokoll': { icon: History, keywords: ['Audit', 'Verlauf', 'Änderungen', 'wer', 'CSV'] },
};

export interface Tool extends Look {
  readonly search: LinkSearch;
  readonly path: StaffPath;
  readonly group: StaffGroup;
  readonly needs: Permission;
  readonly title: string;
  readonly text: string;
}

export const toolOf = (path: StaffPath): Tool => ({
  path,
  search: {},
  ...staffPages[path],
  ...appearances[path],
});

/** All tools in the order of the navigation. Side bar, palette and cards show those that the role may open. */
export const tools: readonly Tool[] = (Object.keys(staffPages) as StaffPath[]).map(toolOf);
