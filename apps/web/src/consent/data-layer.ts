declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Notes an event for the tag manager (visitor-area §7: bewertungstool, conversion_form_address_success). It stays in
 * this window until the visitor agrees to measuring; what was noted before that is thrown away then, never sent.
 */
export function pushEvent(event: string, values: Readonly<Record<string, unknown>> = {}): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ ...values, event });
}
