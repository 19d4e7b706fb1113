/* A form that the browser submitted without JavaScript. Free of zod, so that pages need not load zod. */

/** The state that the page displays again after a form was refused. */
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
}
