declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Events of the valuation funnel (visitor-area §7). */
export type ConversionEvent = 'bewertungstool' | 'conversion_form_address_success';

/** Stays on this page until a tag manager is loaded, which only a consent does. */
export function pushEvent(event: ConversionEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event });
}
