import { brokerBySlug } from '@estate/content/brokers';
import { type FixedPath } from '@estate/content/page-meta';
import { type FormName } from '@estate/contracts/form-state';
import { canonicalQuery } from '@estate/contracts/listing-filter';
import { brokerPage } from '../pages/broker-page.ts';
import { fixedPage, searchOf } from '../pages/fixed-page.ts';
import { type PageWorld } from '../pages/page-source.ts';
import { type Page, type Redirect } from '../pages/page.ts';
import { propertyIdOf, propertyPage } from '../pages/property-page.ts';
import { splitUrl, refusedUrl } from '../routing/read-input.ts';

/** A page that holds a form. */
export interface FormPage {
  readonly path: string;
  /** Without `?`. */
  readonly search: string;
}

const fixedPages: Partial<Record<FormName, FixedPath>> = {
  searchOrder: '/suchauftrag',
  about: '/ueber-uns',
  contact: '/kontakt',
  valuation: '/bewertung',
  appraisal: '/gutachten',
};

/**
 * The page that a form says it was on. Anybody can send anything, so the path is one of those on which the form stands, and
 * of the query remains what the page understands.
 */
export function pageOfForm(name: FormName, given: string, propertyId: number): FormPage | undefined {
  const { path, search } = refusedUrl(given) ? { path: '', search: '' } : splitUrl(given);
  const fixed = fixedPages[name];
  if (fixed) return { path: fixed, search: path === fixed ? canonicalQuery(searchOf(fixed, search)) : '' };
  const [, area, slug = '', rest] = path.split('/');
  if (rest !== undefined || !/^[a-z0-9-]{1,200}$/.test(slug)) return undefined;
  const isKnown =
    name === 'broker'
      ? area === 'makler' && brokerBySlug(slug) !== undefined
      : area === 'immobilie' && propertyIdOf(slug) === propertyId;
  return isKnown ? { path, search: '' } : undefined;
}

const slugOf = (path: string) => path.split('/')[2] ?? '';

async function pageOfProperty(path: string, world: PageWorld): Promise<Page | Redirect> {
  const id = propertyIdOf(slugOf(path)) ?? 0;
  const found = await propertyPage({ slug: slugOf(path), id }, world);
  if (!('redirectTo' in found)) return found;
  return propertyPage({ slug: slugOf(found.redirectTo), id }, world);
}

/** The page that a contact form of the app names; the contact page for any other text. */
export const sourceOf = (given: string): string => {
  const [, area, slug = '', rest] = given.split('/');
  const isBroker = area === 'makler' && rest === undefined && brokerBySlug(slug) !== undefined;
  return isBroker || Object.values<string>(fixedPages).includes(given) ? given : '/kontakt';
};

/** The page anew, for one visitor; undefined if it is not there to be shown. */
export async function readFormPage(
  name: FormName,
  { path, search }: FormPage,
  world: PageWorld,
): Promise<Page | undefined> {
  const fixed = fixedPages[name];
  const page = fixed
    ? await fixedPage(fixed, searchOf(fixed, search), world)
    : name === 'broker'
      ? await brokerPage(slugOf(path), world)
      : await pageOfProperty(path, world);
  return page && 'status' in page && page.status === 200 ? page : undefined;
}
