/* A form that a browser sent by itself, without a script; free of zod. */

/** What the visitor sees again on the page after a form was refused. */
export interface FormState {
  /** Kind of the form; of each kind a page holds at most one. */
  readonly kind: string;
  /** Path and query of the page with the form, because the answer has the address of the API. */
  readonly page: string;
  /** What was typed, by the names of the controls; a box is true or false, several boxes are a list. */
  readonly values: Readonly<Record<string, string | boolean | readonly string[]>>;
  /** A German message for each faulty field. */
  readonly errors: Readonly<Record<string, string>>;
  /** What is wrong with the form as a whole. */
  readonly message: string | null;
}
