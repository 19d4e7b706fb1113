import { createHash } from 'node:crypto';
import { visitorForms } from '@estate/content/visitor-forms';
import { contactForms } from '@estate/contracts/contact-form';
import { ExposeForm } from '@estate/contracts/expose-form';
import { type FormName, formNames } from '@estate/contracts/form-state';
import { FileSearchRequest, type LeadRpc, RequestExpose, SendContactMessage } from '@estate/contracts/leads';
import { SearchForm } from '@estate/contracts/search-form';
import { type z } from 'zod';
import { readInput } from '../routing/read-input.ts';
import { type FormPage, pageOfForm } from './form-page.ts';

/** A form as a browser sends it without a script. */
export interface SentForm {
  readonly name: FormName;
  /** What was typed, by the names of the controls; a box is true or false. */
  readonly values: Readonly<Record<string, string | boolean>>;
  /** NaN unless the form is about a property. */
  readonly propertyId: number;
  readonly consentVersion: string | undefined;
  /** The page with the form; undefined if the form names none that we know. */
  readonly page: FormPage | undefined;
}

const boxes = new Set<string>(['privacyAccepted', 'agreeToTerms']);

/** The forms that a route takes. */
export const formsOf = (path: string): FormName[] =>
  formNames.filter((name) => visitorForms[name].api === path);

function nameOf(path: string, given: string | undefined): FormName {
  const taken = formsOf(path);
  const [only = 'contact', ...others] = taken;
  return taken.find((name) => name === given) ?? (others.length === 0 ? only : 'contact');
}

/**
 * Reads a body of names and values. Unknown names are ignored, and of a name that comes twice the last value counts, both as
 * in JSON.
 */
export function readSentForm(path: string, body: string): SentForm {
  const given = new Map(new URLSearchParams(body));
  const name = nameOf(path, given.get('form'));
  const id = given.get('propertyId') ?? '';
  const propertyId = /^\d{1,15}$/.test(id) ? Number(id) : NaN;
  const values = visitorForms[name].fields.map((field): [string, string | boolean] => [
    field,
    // A browser sends each line break as two characters, which is one for a script.
    boxes.has(field) ? given.get(field) === 'on' : (given.get(field) ?? '').replace(/\r\n?/g, '\n'),
  ]);
  return {
    name,
    values: Object.fromEntries(values),
    propertyId,
    consentVersion: given.get('consentVersion'),
    page: pageOfForm(name, given.get('page') ?? '', propertyId),
  };
}

function written({ name, values, propertyId, consentVersion, page }: SentForm): [LeadRpc, object] {
  if (name === 'expose')
    return [RequestExpose, readInput(ExposeForm, { ...values, propertyId, consentVersion })];
  if (name === 'searchOrder')
    return [FileSearchRequest, readInput(SearchForm, { ...values, consentVersion })];
  const message = readInput(contactForms[name], values);
  return [SendContactMessage, { ...message, source: page?.path ?? '/kontakt', consentVersion }];
}

/**
 * The call that hands a form to leads, with the same fields that the app sends. Its key is made of the fields, because a page
 * that all visitors share holds none: who sends the same again within a day sends it once.
 */
export function leadOf(sent: SentForm): {
  hand: LeadRpc;
  form: z.output<LeadRpc['input']>['form'];
  key: string;
} {
  const [hand, given] = written(sent);
  const form = readInput(hand.input.shape.form, given);
  const key = createHash('sha256')
    .update(JSON.stringify([hand.message, form]))
    .digest('base64url');
  return { hand, form, key };
}
