import { about, appraisal, broker, contact, landing } from './contact.ts';
import { application } from './application.ts';
import { callback } from './callback.ts';
import { expose } from './expose.ts';
import type { BodyOf, Form } from './form.ts';
import { order } from './order.ts';
import { question } from './question.ts';
import { search } from './search.ts';
import { valuation } from './valuation.ts';
import { viewing } from './viewing.ts';
import { withdrawal } from './withdrawal.ts';

/** The kinds of leads, each with the form that describes what is sent and stored. */
const leadForms = {
  expose,
  order,
  viewing,
  application,
  question,
  search,
  valuation,
  contact,
  callback,
  withdrawal,
} as const;

export type LeadKind = keyof typeof leadForms;
export type LeadForm = Form & { readonly kind: LeadKind };

/** Every form of the site. One kind can have several forms, each on another page. */
export const forms: readonly LeadForm[] = [...Object.values(leadForms), about, appraisal, broker, landing];

export const leadKinds = Object.keys(leadForms) as [LeadKind, ...LeadKind[]];

export const formOf = (kind: LeadKind): LeadForm => leadForms[kind];

/** Whether a lead is a declaration with legal effect, whose receipt has to be mailed (decision 68). */
export const isDeclaration = (kind: LeadKind): boolean => formOf(kind).declaration !== undefined;

export const declarationKinds = leadKinds.filter(isDeclaration);

/** Values of a kind's request body, which are also stored. */
export type LeadBody<K extends LeadKind = LeadKind> = {
  [P in K]: BodyOf<(typeof leadForms)[P]['fields']>;
}[K];
