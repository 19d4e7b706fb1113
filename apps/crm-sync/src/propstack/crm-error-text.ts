/**
 * The error text of a CRM response, in any of its shapes: `{errors: [text]}`, `{errors: {field: [text]}}`,
 * `{error: text}`, `{message}` (propstack.md, Errors and limits). At most 300 characters; undefined if there is none.
 */
export function crmErrorText(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { errors, error, message } = body as Record<string, unknown>;
  const texts = [errors, error, message].flatMap((said) => textsOf(said));
  return texts.length > 0 ? texts.join('; ').slice(0, 300) : undefined;
}

function textsOf(said: unknown): string[] {
  if (typeof said === 'string') return said.trim() ? [said.trim()] : [];
  if (Array.isArray(said)) return said.flatMap((item) => textsOf(item));
  if (typeof said !== 'object' || said === null) return [];
  return Object.entries(said).flatMap(([field, reasons]) =>
    textsOf(reasons).map((text) => `${field} ${text}`),
  );
}
