/* A form that a browser sent by itself, without a script; free of zod. */

/** The forms of visitors that work without a script. The contact form has a name for each page that it stands on. */
export const formNames = [
  'expose',
  'searchOrder',
  'about',
  'contact',
  'valuation',
  'broker',
  'appraisal',
] as const;
export type FormName = (typeof formNames)[number];

/** What the visitor sees again on the page after a form was refused. */
export interface FormState {
  readonly form: FormName;
  /** Path and query of the page with the form, because the answer has the address of the API. */
  readonly page: string;
  /** What was typed, by the names of the controls; a box is true or false. */
  readonly values: Readonly<Record<string, string | boolean>>;
  /** A German message for each faulty field. */
  readonly errors: Readonly<Record<string, string>>;
  /** What is wrong with the form as a whole. */
  readonly message: string | null;
}
