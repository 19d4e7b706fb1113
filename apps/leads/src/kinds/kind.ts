import { type LeadOrigin, type LeadReceipt } from '@estate/contracts/leads';
import { type RpcContract } from '@estate/contracts/rpc';
import { type z } from 'zod';
import { type AnyForm, type LeadOf, type LeadProperty, type StoredForm } from '../lead/lead.ts';
import { type Links } from '../letters/links.ts';
import { type Letter } from '../mail/letter.ts';
import { type Party } from '../mail/mailer.ts';

/** What a letter may need beside its lead. */
export interface LetterContext {
  /** null where the form names none, or the catalog does not know it or could not be asked. */
  property: LeadProperty | null;
  /** Recipient of the lead at the agency. */
  responsible: Party;
  links: Links;
}

/** Call that brings a form. */
export type LeadCall<Form extends AnyForm = AnyForm> = RpcContract<
  z.ZodType<{ form: Form; origin: LeadOrigin }>,
  z.ZodType<LeadReceipt>
>;

/** What leads has to know of one kind of lead. The form is stored as it came, without its empty fields. */
export interface Kind<Form extends AnyForm> {
  /** Left out where the kind's own controller answers the call. */
  call?: LeadCall<Form>;
  /** Recipient at the agency. Left out or undefined: the broker of the property, or the office. */
  responsible?: (form: StoredForm<Form>) => Party | undefined;
  agencyLetter: (lead: LeadOf<Form>, context: LetterContext) => Letter;
  /** Confirmation to the visitor; see letters/confirmation.ts. */
  visitorLetter: (lead: LeadOf<Form>, context: LetterContext) => Letter;
}
