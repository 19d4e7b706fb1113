import { createHash } from 'node:crypto';
import { brokerBySlug, hasLeft } from '@estate/content/brokers';
import { type FixedPath, priceRangeIdOf } from '@estate/content/page-meta';
import { formSchema } from '@estate/contracts/leads/form-schema';
import { type LeadRpc, leadRpcs } from '@estate/contracts/leads/leads';
import { forms, type LeadForm } from '@estate/domain/forms/all-forms';
import { homeForm } from '@estate/domain/forms/home';
import {
  controlsOf,
  type Field,
  type Form,
  type FormPage as FormPath,
  type Values,
  visibleControls,
} from '@estate/domain/forms/form';
import { type FormState } from '@estate/domain/forms/form-state';
import { isFormOnPage } from '@estate/domain/forms/thanks';
import { canonicalQuery } from '@estate/domain/search/listing-filter';
import { type z } from 'zod';
import { brokerPage } from '../pages/broker-page.ts';
import { fixedPage, pageSearchOf } from '../pages/fixed-page.ts';
import { type PageContext } from '../pages/page-html.ts';
import { type Page, type Redirect } from '../pages/page.ts';
import { priceRangePage } from '../pages/price-range-page.ts';
import { propertyIdOf, propertyPage } from '../pages/property-page.ts';
import { readInput } from '../routing/read-input.ts';
import { splitUrl, urlError } from '../routing/request-head.ts';

/** A form of visitors, or the questions about a home. */
export type NativeForm = LeadForm | typeof homeForm;

export interface FormPage {
  readonly path: string;
  /** Query string without `?`. */
  readonly search: string;
}

/** Whether the path is one fixed page, unlike the paths of brokers and properties. */
const isFixed = (path: FormPath): path is FormPath & FixedPath => !path.includes('{');

/** Whether the path is the page of a broker, or was: a form may be open in a browser while somebody leaves. */
const isBroker = (path: string) => {
  const [, area, slug] = path.split('/');
  return area === 'makler' && (brokerBySlug(slug) !== undefined || hasLeft(slug));
};

/**
 * The page from which a form was submitted, by its `page` field. The field is untrusted, so only a path that contains
 * this form is accepted, and of its query only the parameters that the page knows. Otherwise the form's first fixed
 * page is used, if it has one.
 */
function pageOfForm(form: Form, submittedPage: string, propertyId: number): FormPage | undefined {
  const { path, search } = urlError(submittedPage) ? { path: '', search: '' } : splitUrl(submittedPage);
  const fixed = form.pages.filter(isFixed);
  const listedPath = fixed.find((page) => page === path);
  if (listedPath) return { path, search: canonicalQuery(pageSearchOf(listedPath, search)) };
  const isOfRange = priceRangeIdOf(path) !== undefined;
  const isOfProperty = path.startsWith('/immobilie/') && propertyIdOf(slugOf(path)) === propertyId;
  if (isFormOnPage(form, path) && (isOfProperty || isBroker(path) || isOfRange)) return { path, search: '' };
  return fixed[0] && { path: fixed[0], search: '' };
}

const slugOf = (path: string) => path.split('/')[2] ?? '';

async function pageOfProperty(path: string, context: PageContext): Promise<Page | Redirect> {
  const id = propertyIdOf(slugOf(path)) ?? 0;
  const found = await propertyPage({ slug: slugOf(path), id }, context);
  if (!('redirectTo' in found)) return found;
  return propertyPage({ slug: slugOf(found.redirectTo), id }, context);
}

/** The page named by a form of the app, or the contact page if the path is unknown. */
export const validSourcePage = (source: string): string => {
  const isKnown = isBroker(source) || !source.startsWith('/makler/');
  return isKnown && forms.some((form) => 'source' in form.fields && isFormOnPage(form, source))
    ? source
    : '/kontakt';
};

/** Loads the page of a form; undefined if its status is not 200. */
export async function loadFormPage(
  { path, search }: FormPage,
  context: PageContext,
): Promise<Page | undefined> {
  const rangeId = priceRangeIdOf(path);
  if (rangeId !== undefined) return priceRangePage(rangeId, context);
  const page = isBroker(path)
    ? await brokerPage(slugOf(path), context)
    : path.startsWith('/immobilie/')
      ? await pageOfProperty(path, context)
      : await fixedPage(path as FixedPath, pageSearchOf(path as FixedPath, search), context);
  return page && 'status' in page && page.status === 200 ? page : undefined;
}

/** A form as a browser submits it natively. */
export interface Submission {
  readonly form: NativeForm;
  readonly fields: URLSearchParams;
  readonly values: FormState['values'];
  /** NaN if the form is not about a property. */
  readonly propertyId: number;
  readonly consentVersion: string | undefined;
  /** The page with the form; undefined if the submitted path is unknown and the form has no fixed page. */
  readonly page: FormPage | undefined;
}

/** The forms that a route accepts as native submissions. */
export const nativeFormsOf = (path: string): NativeForm[] =>
  [...forms, homeForm].filter(({ api }) => api === path);

/**
 * HTML form submission sends line breaks as CRLF, while scripts read LF. Of a repeated text field the last value
 * counts, as in JSON.
 */
function valueOf({ control }: Field, submitted: readonly string[]): FormState['values'][string] {
  const last = submitted.at(-1) ?? '';
  if (control === 'half-days') return submitted;
  return control === 'consent' ? last === 'on' : last.replace(/\r\n?/g, '\n');
}

/**
 * Parses a form-urlencoded body. The form is the one that stands on the submitted page, otherwise the first form of the
 * route. Unknown names are ignored. Throws if the route accepts no forms.
 */
export function readSubmission(path: string, body: string): Submission {
  const fields = new URLSearchParams(body);
  const text = (name: string) => fields.getAll(name).at(-1);
  const page = text('page') ?? '';
  const candidates = nativeFormsOf(path);
  const form = candidates.find((candidate) => isFormOnPage(candidate, splitUrl(page).path)) ?? candidates[0];
  if (!form) throw new Error(`${path} takes no forms`);
  const id = text('propertyId') ?? '';
  const propertyId = /^\d{1,15}$/.test(id) ? Number(id) : NaN;
  return {
    form,
    fields,
    values: Object.fromEntries(
      visibleControls(form).map(([name, field]) => [name, valueOf(field, fields.getAll(name))]),
    ),
    propertyId,
    consentVersion: text('consentVersion'),
    page: pageOfForm(form, page, propertyId),
  };
}

const schemas = new Map<NativeForm, ReturnType<typeof formSchema>>();

/** The values that the form sends, as the app sends them. Throws `invalid-input` with an error for each faulty field. */
export function bodyOf({ form, fields, values, propertyId, consentVersion, page }: Submission): Values {
  const schema = schemas.get(form) ?? formSchema(form);
  schemas.set(form, schema);
  const controls = controlsOf(form);
  const hidden = Object.entries(controls).flatMap(([name, { control }]) =>
    ['receipt', 'query', 'terms'].includes(control) ? [[name, fields.get(name) ?? ''] as const] : [],
  );
  return readInput(schema, {
    ...values,
    ...Object.fromEntries(hidden),
    ...('propertyId' in controls ? { propertyId } : {}),
    ...('source' in controls ? { source: validSourcePage(page?.path ?? '') } : {}),
    consentVersion,
  });
}

/**
 * The RPC that creates the lead, with the same fields as a submission by the app. The idempotency key is a hash of
 * the fields, because the cached page is the same for all visitors and contains no key: the same form sent again
 * within a day creates one lead.
 */
export function leadRpcCall(
  kind: LeadForm['kind'],
  body: Values,
): { rpc: LeadRpc; body: z.output<LeadRpc['input']>['form']; key: string } {
  const rpc = leadRpcs[kind];
  const key = createHash('sha256')
    .update(JSON.stringify([rpc.message, body]))
    .digest('base64url');
  return { rpc, body, key };
}
