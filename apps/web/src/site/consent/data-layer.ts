declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Queues an event for the tag manager (visitor-area §7: bewertungstool, conversion_form_address_success). Events queued
 * before the visitor consents stay in this window; they are discarded on consent and never sent.
 */
export function pushEvent(event: string, values: Readonly<Record<string, unknown>> = {}): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ ...values, event });
}
