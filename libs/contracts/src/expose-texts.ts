/* visitor-area §5, Exposé form; free of zod, so that the form can show them before its contract is loaded. */

export const exposeFieldsMissing =
  'Bitte füllen Sie alle Pflichtfelder aus und stimmen Sie den Bedingungen zu.';
export const exposeEmailInvalid = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
