import { brokerBySlug } from '@estate/content/brokers';
import { type FixedPath } from '@estate/content/page-meta';
import { forms } from '@estate/domain/forms/all-forms';
import { type Form, type FormPage as FormPath } from '@estate/domain/forms/form';
import { standsOn } from '@estate/domain/forms/thanks';
import { canonicalQuery } from '@estate/domain/search/listing-filter';
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

/** A path that belongs to one page, unlike those of brokers and properties. */
const isFixed = (path: FormPath): path is FormPath & FixedPath => !path.includes('{');

/** The page of a broker that we have. */
const isBroker = (path: string) => {
  const [, area, slug] = path.split('/');
  return area === 'makler' && brokerBySlug(slug) !== undefined;
};

/**
 * The page that a form says it was on. Anybody can send anything, so the path is one of those on which the form stands, and
 * of the query remains what the page understands. A form with a page of its own is taken for sent from there otherwise.
 */
export function pageOfForm(form: Form, given: string, propertyId: number): FormPage | undefined {
  const { path, search } = refusedUrl(given) ? { path: '', search: '' } : splitUrl(given);
  const fixed = form.pages.filter(isFixed);
  const named = fixed.find((page) => page === path);
  if (named) return { path, search: canonicalQuery(searchOf(named, search)) };
  const isOfProperty = path.startsWith('/immobilie/') && propertyIdOf(slugOf(path)) === propertyId;
  if (standsOn(form, path) && (isOfProperty || isBroker(path))) return { path, search: '' };
  return fixed[0] && { path: fixed[0], search: '' };
}

const slugOf = (path: string) => path.split('/')[2] ?? '';

async function pageOfProperty(path: string, world: PageWorld): Promise<Page | Redirect> {
  const id = propertyIdOf(slugOf(path)) ?? 0;
  const found = await propertyPage({ slug: slugOf(path), id }, world);
  if (!('redirectTo' in found)) return found;
  return propertyPage({ slug: slugOf(found.redirectTo), id }, world);
}

/** The page that a form of the app names; the contact page for any other text. */
export const sourceOf = (given: string): string => {
  const isKnown = isBroker(given) || !given.startsWith('/makler/');
  return isKnown && forms.some((form) => 'source' in form.fields && standsOn(form, given))
    ? given
    : '/kontakt';
};

/** The page anew, for one visitor; undefined if it is not there to be shown. */
export async function readFormPage({ path, search }: FormPage, world: PageWorld): Promise<Page | undefined> {
  const page = isBroker(path)
    ? await brokerPage(slugOf(path), world)
    : path.startsWith('/immobilie/')
      ? await pageOfProperty(path, world)
      : await fixedPage(path as FixedPath, searchOf(path as FixedPath, search), world);
  return page && 'status' in page && page.status === 200 ? page : undefined;
}
