import { forms, type LeadForm } from './all-forms.ts';
import type { Form } from './form.ts';

interface ThanksSearch {
  formular?: string | undefined;
  seite?: string | undefined;
  makler?: string | undefined;
}

const slug = /^[a-z0-9-]{1,200}$/;
const priceRange = /^\/bewertung\/preisspanne\/[\w-]{1,60}$/;

/** Whether the page of this path contains the form. */
export function isFormOnPage({ pages }: Pick<Form, 'pages'>, path: string): boolean {
  const [, area, name = '', ...more] = path.split('/');
  return pages.some(
    (page) =>
      page === path ||
      (page === `/${area}/{slug}` && more.length === 0 && slug.test(name)) ||
      (page === '/bewertung/preisspanne/{id}' && priceRange.test(path)),
  );
}

/**
 * The form with this slug on a page; if the page has none, the first form with this slug. Not a declaration, because
 * anybody can open /danke, and its thanks would say that one has arrived.
 */
export function formBySlug(formular: string | undefined, page = ''): LeadForm | undefined {
  const candidates = forms.filter((form) => form.slug === formular && !form.declaration);
  return candidates.find((form) => isFormOnPage(form, page)) ?? candidates[0];
}

/**
 * Parses /danke?formular=expose&seite=/immobilie/villa-42&makler=anna-muster; other values are ignored. `seite` has to
 * be a page with a form, because anybody can send others a manipulated link to /danke.
 */
export const parseThanksSearch = ({
  formular,
  seite,
  makler,
}: Readonly<Record<string, unknown>>): ThanksSearch => ({
  ...(typeof formular === 'string' && formBySlug(formular) ? { formular } : {}),
  ...(typeof seite === 'string' && forms.some((form) => isFormOnPage(form, seite)) ? { seite } : {}),
  ...(typeof makler === 'string' && slug.test(makler) ? { makler } : {}),
});
