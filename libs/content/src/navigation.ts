/** Pages of the website. `/makler` and `/immobilie` stand for the pages of all people and all properties. */
export type PagePath =
  | '/'
  | '/ueber-uns'
  | '/bewertung'
  | '/gutachten'
  | '/immobilien'
  | '/ferienimmobilien'
  | '/suchauftrag'
  | '/verkaufen'
  | '/verkaufen/erbe'
  | '/verkaufen/unterlagen'
  | '/kontakt'
  | '/makler'
  | '/immobilie'
  | '/merkliste'
  | '/danke'
  | '/agb'
  | '/datenschutz'
  | '/impressum'
  | '/barrierefreiheit'
  | '/widerruf';

export interface PageLink {
  readonly label: string;
  readonly to: PagePath;
  /** Id of the element to scroll to, without '#'. */
  readonly hash?: string;
}

/** An entry of the navigation. With `children` it is a dropdown on desktop and a group in the drawer. */
export interface NavigationEntry extends PageLink {
  readonly children?: readonly PageLink[];
}

/** Entries of the header navigation (visitor-area §2). */
export const headerNavigation: readonly NavigationEntry[] = [
  { label: 'Startseite', to: '/' },
  { label: 'Über uns', to: '/ueber-uns' },
  {
    label: 'Bewertung',
    to: '/bewertung',
    children: [
      { label: 'Immobilienbewertung', to: '/bewertung' },
      { label: 'Gutachten', to: '/gutachten' },
    ],
  },
  {
    label: 'Immobilien',
    to: '/immobilien',
    children: [
      { label: 'Aktuelle Angebote', to: '/immobilien' },
      { label: 'Ferienimmobilien', to: '/ferienimmobilien' },
      { label: 'Suchauftrag', to: '/suchauftrag' },
    ],
  },
  {
    label: 'Verkaufen',
    to: '/verkaufen',
    children: [
      { label: 'Immobilie verkaufen', to: '/verkaufen' },
      { label: 'Referenzen', to: '/verkaufen', hash: 'referenzen' },
    ],
  },
  { label: 'Kontakt', to: '/kontakt' },
];

/** The only button in the header. */
export const headerAction: PageLink = { label: 'Immobilie bewerten', to: '/bewertung' };

/** Target of all links for contacting the agency. */
export const contactLink: PageLink = { label: 'Kontakt aufnehmen', to: '/ueber-uns', hash: 'kontakt' };

/** Legal links; reachable in one click from every page (§ 5 DDG, § 356a BGB, whose words the last one has). */
export const footerNavigation: readonly PageLink[] = [
  { label: 'AGB', to: '/agb' },
  { label: 'Datenschutz', to: '/datenschutz' },
  { label: 'Impressum', to: '/impressum' },
  { label: 'Barrierefreiheit', to: '/barrierefreiheit' },
  { label: 'Vertrag widerrufen', to: '/widerruf' },
];

export const cookieSettingsLabel = 'Cookie-Einstellungen';

/** Suggestions of the 404 page (staff-area §2). */
export const notFoundLinks: readonly PageLink[] = [
  { label: 'Immobilie verkaufen', to: '/verkaufen' },
  { label: 'Kostenlose Bewertung', to: '/bewertung' },
  { label: 'Über uns', to: '/ueber-uns' },
  { label: 'Kontakt', to: '/kontakt' },
];
