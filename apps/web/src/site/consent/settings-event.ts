const name = 'open-cookie-settings';

/** Opens the consent settings from any page (visitor-area §4). */
export const openCookieSettings = (): boolean => window.dispatchEvent(new Event(name));

export function onCookieSettings(open: () => void): () => void {
  window.addEventListener(name, open);
  return () => window.removeEventListener(name, open);
}
