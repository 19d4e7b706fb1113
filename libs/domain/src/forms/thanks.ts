import { forms, type LeadForm } from './all-forms.ts';
import type { Form } from './form.ts';

export interface ThanksSearch {
  formular?: string | undefined;
  /** Path of the page with the form. */
  seite?: string | undefined;
  /** Slug of the person who answers. */
  makler?: string | undefined;
}

const slug = /^[a-z0-9-]{1,200}$/;

/** Whether a form stands on the page of this path. */
export function standsOn({ pages }: Pick<Form, 'pages'>, path: string): boolean {
  const [, area, name = '', ...more] = path.split('/');
  return pages.some(
    (page) => page === path || (page === `/${area}/{slug}` && more.length === 0 && slug.test(name)),
  );
}

/** The form of a slug on a page; the first one of the slug for a page that has none. */
export function formBySlug(formular: string | undefined, page = ''): LeadForm | undefined {
  const named = forms.filter((form) => form.slug === formular);
  return named.find((form) => standsOn(form, page)) ?? named[0];
}

/**
 * /danke?formular=expose&seite=/immobilie/villa-42&makler=anna-muster; other values are ignored. Of pages only those with a
 * form, because anybody can write an address of /danke and send it to others.
 */
export const parseThanksSearch = ({
  formular,
  seite,
  makler,
}: Readonly<Record<string, unknown>>): ThanksSearch => ({
  ...(typeof formular === 'string' && formBySlug(formular) ? { formular } : {}),
  ...(typeof seite === 'string' && forms.some((form) => standsOn(form, seite)) ? { seite } : {}),
  ...(typeof makler === 'string' && slug.test(makler) ? { makler } : {}),
});
