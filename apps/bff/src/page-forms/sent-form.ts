import { createHash } from 'node:crypto';
import { forms, type LeadForm } from '@estate/domain/forms/all-forms';
import { controlsOf, type Field, visibleControls } from '@estate/domain/forms/form';
import { formSchema } from '@estate/contracts/leads/form-schema';
import { standsOn } from '@estate/domain/forms/thanks';
import { type FormState } from '@estate/domain/forms/form-state';
import { type LeadRpc, leadRpcs } from '@estate/contracts/leads/leads';
import { type z } from 'zod';
import { readInput, splitUrl } from '../routing/read-input.ts';
import { type FormPage, pageOfForm, sourceOf } from './form-page.ts';

/** A form as a browser sends it without a script. */
export interface SentForm {
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
export function readSentForm(path: string, body: string): SentForm {
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
export function leadOf({ form, values, propertyId, consentVersion, page }: SentForm): {
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
