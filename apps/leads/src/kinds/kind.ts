import { type LeadOrigin, type LeadReceipt } from '@estate/contracts/leads';
import { type RpcContract } from '@estate/contracts/rpc';
import { type z } from 'zod';
import { type AnyForm, type LeadOf, type LeadProperty, type StoredForm } from '../lead/lead.ts';
import { type Links } from '../mail/links.ts';
import { type Letter } from '../mail/letter.ts';
import { type Party } from '../mail/mailer.ts';

/** Data that a letter may need besides its lead. */
export interface LetterContext {
  /** Null if the form names no property, or if catalog does not know it or was unavailable. */
  property: LeadProperty | null;
  /** Recipient of the lead at the agency. */
  responsible: Party;
  links: Links;
}

/** A call that submits a form. */
export type LeadCall<Form extends AnyForm = AnyForm> = RpcContract<
  z.ZodType<{ form: Form; origin: LeadOrigin }>,
  z.ZodType<LeadReceipt>
>;

/** The definition of one kind of lead. The form is stored unchanged, without its empty fields. */
export interface Kind<Form extends AnyForm> {
  /** Omitted if the kind's own controller handles the call. */
  call?: LeadCall<Form>;
  /** Recipient at the agency. If omitted or undefined, the broker of the property or the office. */
  responsible?: (form: StoredForm<Form>) => Party | undefined;
  /** Without the person, whom the letter names at its end (mail/lead-letters.ts). */
  agencyLetter: (lead: LeadOf<Form>, context: LetterContext) => Letter;
  /** Places by which staff find the lead. */
  places?: (form: StoredForm<Form>) => readonly string[];
  /** Confirmation to the visitor; see mail/confirmation.ts. */
  visitorLetter: (lead: LeadOf<Form>, context: LetterContext) => Letter;
}
