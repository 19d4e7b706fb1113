/* A form that the browser submitted without JavaScript. Free of zod, so that pages need not load zod. */

/** The answer to a stored form (contracts/leads, LeadReceipt). */
export interface SentReceipt {
  readonly id: string;
  readonly broker?: string | undefined;
  readonly received_at?: string | undefined;
}

/** The state that the page displays after a form was refused, or in the second step of a declaration. */
export interface FormState {
  /** Kind of the form. A page contains at most one form of each kind. */
  readonly kind: string;
  /** Path and query of the page with the form, because the response has the address of the API route. */
  readonly page: string;
  /** The input by the names of the controls. A checkbox is a boolean, a group of checkboxes is a list. */
  readonly values: Readonly<Record<string, string | boolean | readonly string[]>>;
  /** A German message for each faulty field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Message about the form as a whole. */
  readonly message: string | null;
  /** Set in the second step of a declaration: `values` are valid and wait for the confirmation. */
  readonly isReview?: true;
  /** Set after a declaration was stored; `values` are what was sent. */
  readonly receipt?: SentReceipt;
}
