import { withFacts } from './agency-facts.ts';
import { agency } from './sections/agency.ts';
import { pageHeads } from './sections/page-heads.ts';
import { texts } from './texts.ts';

export interface PageHead {
  readonly title: string;
  /** At most 155 characters. */
  readonly description: string;
  readonly keywords?: readonly string[];
  readonly robots: Robots;
}

type Robots = 'index, follow' | 'noindex, follow' | 'noindex, nofollow';

/** A title with the name of the agency, as every page has it. */
export const pageTitle = (title: string): string => `${title} | ${texts(agency).name}`;

/** The fixed pages of visitors, whose words are the agency's, and whether search engines list them. */
const visitorRobots = {
  '/': 'index, follow',
  '/immobilien': 'index, follow',
  '/ferienimmobilien': 'index, follow',
  '/suchauftrag': 'index, follow',
  '/bewertung': 'index, follow',
  '/verkaufen': 'index, follow',
  '/verkaufen/erbe': 'index, follow',
  '/verkaufen/unterlagen': 'index, follow',
  '/gutachten': 'index, follow',
  '/ueber-uns': 'index, follow',
  '/kontakt': 'index, follow',
  '/merkliste': 'noindex, follow',
  '/danke': 'noindex, follow',
  '/impressum': 'noindex, follow',
  '/datenschutz': 'noindex, follow',
  '/agb': 'noindex, follow',
  '/barrierefreiheit': 'noindex, follow',
  '/widerruf': 'noindex, follow',
} as const satisfies Readonly<Record<keyof typeof pageHeads.shipped, Robots>>;

/**
 * Heads of the software's own pages. `propertyGone` is for 404 and 410 of a property, `notFound` for any other path,
 * `tooManyRequests` for 429 and `unavailable` for 503.
 */
const ownHeads = {
  '/admin': {
    title: 'Verwaltung',
    description: 'Geschützter Bereich für Mitarbeiterinnen und Mitarbeiter.',
    robots: 'noindex, nofollow',
  },
  '/admin/einladung': {
    title: 'Passwort festlegen',
    description: 'Legt das Passwort eines Kontos der Verwaltung fest.',
    robots: 'noindex, nofollow',
  },
  '/admin/passwort': {
    title: 'Neues Passwort festlegen',
    description: 'Ersetzt das vergessene Passwort eines Kontos der Verwaltung.',
    robots: 'noindex, nofollow',
  },
  propertyGone: {
    title: 'Immobilie nicht gefunden',
    description: 'Die angeforderte Immobilie konnte nicht geladen werden.',
    robots: 'noindex, follow',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    description: 'Diese Seite gibt es nicht oder sie wurde verschoben.',
    robots: 'noindex, follow',
  },
  tooManyRequests: {
    title: 'Zu viele Anfragen',
    description:
      'Von Ihrem Anschluss kamen zu viele Anfragen. Bitte laden Sie die Seite in einer Minute erneut.',
    robots: 'noindex, follow',
  },
  unavailable: {
    title: 'Gerade nicht erreichbar',
    description: 'Diese Seite konnte gerade nicht geladen werden. Bitte versuchen Sie es in Kürze erneut.',
    robots: 'noindex, follow',
  },
} as const satisfies Readonly<Record<string, PageHead>>;

type VisitorPath = keyof typeof visitorRobots;
export type PageHeadKey = VisitorPath | keyof typeof ownHeads;

/** The fixed pages of visitors. */
export const visitorPaths = Object.keys(visitorRobots) as VisitorPath[];

/** All fixed pages but the tools of staff. */
export const fixedPaths = [...visitorPaths, '/admin', '/admin/einladung', '/admin/passwort'] as const;

/** The pages that search engines list. */
export const listedPaths: readonly VisitorPath[] = visitorPaths.filter(
  (path) => visitorRobots[path] === 'index, follow',
);

const isVisitorPath = (key: string): key is VisitorPath => Object.hasOwn(visitorRobots, key);

export const isHeadKey = (key: string): key is PageHeadKey =>
  isVisitorPath(key) || Object.hasOwn(ownHeads, key);

/** The title of a page as breadcrumbs name it: without the agency. */
export const shortTitle = (key: PageHeadKey): string =>
  (isVisitorPath(key) ? texts(pageHeads)[key] : ownHeads[key]).title;

/**
 * Title, description and robots of a fixed page, and the keywords of a page of visitors. /immobilie and /makler derive
 * theirs from the property and the person.
 */
export function pageHead(key: PageHeadKey): PageHead {
  if (!isVisitorPath(key)) return { ...ownHeads[key], title: pageTitle(ownHeads[key].title) };
  const { title, description, keywords } = texts(pageHeads)[key];
  return {
    title: pageTitle(title),
    description: withFacts(description),
    keywords,
    robots: visitorRobots[key],
  };
}
