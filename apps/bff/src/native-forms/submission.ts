import { createHash } from 'node:crypto';
import { brokerBySlug } from '@estate/content/brokers';
import { type FixedPath } from '@estate/content/page-meta';
import { formSchema } from '@estate/contracts/leads/form-schema';
import { type LeadRpc, leadRpcs } from '@estate/contracts/leads/leads';
import { forms, type LeadForm } from '@estate/domain/forms/all-forms';
import {
  controlsOf,
  type Field,
  type Form,
  type FormPage as FormPath,
  visibleControls,
} from '@estate/domain/forms/form';
import { type FormState } from '@estate/domain/forms/form-state';
import { standsOn } from '@estate/domain/forms/thanks';
import { canonicalQuery } from '@estate/domain/search/listing-filter';
import { type z } from 'zod';
import { brokerPage } from '../pages/broker-page.ts';
import { fixedPage, searchOf } from '../pages/fixed-page.ts';
import { type PageContext } from '../pages/page-html.ts';
import { type Page, type Redirect } from '../pages/page.ts';
import { propertyIdOf, propertyPage } from '../pages/property-page.ts';
import { readInput } from '../routing/read-input.ts';
import { splitUrl, urlError } from '../routing/request-head.ts';

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
  const { path, search } = urlError(given) ? { path: '', search: '' } : splitUrl(given);
  const fixed = form.pages.filter(isFixed);
  const named = fixed.find((page) => page === path);
  if (named) return { path, search: canonicalQuery(searchOf(named, search)) };
  const isOfProperty = path.startsWith('/immobilie/') && propertyIdOf(slugOf(path)) === propertyId;
  if (standsOn(form, path) && (isOfProperty || isBroker(path))) return { path, search: '' };
  return fixed[0] && { path: fixed[0], search: '' };
}

const slugOf = (path: string) => path.split('/')[2] ?? '';

async function pageOfProperty(path: string, context: PageContext): Promise<Page | Redirect> {
  const id = propertyIdOf(slugOf(path)) ?? 0;
  const found = await propertyPage({ slug: slugOf(path), id }, context);
  if (!('redirectTo' in found)) return found;
  return propertyPage({ slug: slugOf(found.redirectTo), id }, context);
}

/** The page that a form of the app names; the contact page for any other text. */
export const sourceOf = (given: string): string => {
  const isKnown = isBroker(given) || !given.startsWith('/makler/');
  return isKnown && forms.some((form) => 'source' in form.fields && standsOn(form, given))
    ? given
    : '/kontakt';
};

/** Loads the page of a form for one visitor; undefined if it has another status than 200. */
export async function loadFormPage(
  { path, search }: FormPage,
  context: PageContext,
): Promise<Page | undefined> {
  const page = isBroker(path)
    ? await brokerPage(slugOf(path), context)
    : path.startsWith('/immobilie/')
      ? await pageOfProperty(path, context)
      : await fixedPage(path as FixedPath, searchOf(path as FixedPath, search), context);
  return page && 'status' in page && page.status === 200 ? page : undefined;
}

/** A form as a browser submits it without a script. */
export interface Submission {
  readonly form: LeadForm;
  readonly values: FormState['values'];
  /** NaN unless the form is about a property. */
  readonly propertyId: number;
  readonly consentVersion: string | undefined;
  /** The page with the form; undefined if the form names none that we know. */
  readonly page: FormPage | undefined;
}

/** The forms that a route takes from a browser without a script. */
export const formsOf = (path: string): LeadForm[] =>
  forms.filter(({ api, isStepwise }) => api === path && !isStepwise);

/** A browser sends each line break as two characters, which is one for a script. Of a text that comes twice the last one counts, as in JSON. */
function valueOf({ control }: Field, given: readonly string[]): FormState['values'][string] {
  const last = given.at(-1) ?? '';
  if (control === 'half-days') return given;
  return control === 'consent' ? last === 'on' : last.replace(/\r\n?/g, '\n');
}

/** Reads a body of names and values, of the form that stands on the named page. Unknown names are ignored. */
export function readSubmission(path: string, body: string): Submission {
  const given = new URLSearchParams(body);
  const text = (name: string) => given.getAll(name).at(-1);
  const page = text('page') ?? '';
  const candidates = formsOf(path);
  const form = candidates.find((one) => standsOn(one, splitUrl(page).path)) ?? candidates[0];
  if (!form) throw new Error(`${path} takes no forms`);
  const id = text('propertyId') ?? '';
  const propertyId = /^\d{1,15}$/.test(id) ? Number(id) : NaN;
  return {
    form,
    values: Object.fromEntries(
      visibleControls(form).map(([name, field]) => [name, valueOf(field, given.getAll(name))]),
    ),
    propertyId,
    consentVersion: text('consentVersion'),
    page: pageOfForm(form, page, propertyId),
  };
}

const schemas = new Map(forms.map((form) => [form, formSchema(form)]));

/**
 * The call that hands a form to leads, with the same fields that the app sends. Its key is made of the fields, because a page
 * that all visitors share holds none: who sends the same again within a day sends it once.
 */
export function leadOf({ form, values, propertyId, consentVersion, page }: Submission): {
  rpc: LeadRpc;
  body: z.output<LeadRpc['input']>['form'];
  key: string;
} {
  const schema = schemas.get(form) ?? formSchema(form);
  const hidden = {
    ...('propertyId' in controlsOf(form) ? { propertyId } : {}),
    ...('source' in controlsOf(form) ? { source: sourceOf(page?.path ?? '') } : {}),
  };
  const body = readInput(schema, { ...values, ...hidden, consentVersion });
  const rpc = leadRpcs[form.kind];
  const key = createHash('sha256')
    .update(JSON.stringify([rpc.message, body]))
    .digest('base64url');
  return { rpc, body, key };
}
