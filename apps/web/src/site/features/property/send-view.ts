import { isPreview } from '../../../shared/page/words.ts';
import type { paths } from '../../../shared/api/schema.gen.ts';

const address = '/api/properties/{id}/views' satisfies keyof paths;

/** URL of the request that counts a view. Browsers without scripts request it as an image. */
export const viewAddress = (id: number): string => address.replace('{id}', String(id));

/**
 * Reports a view of a property's page to the server, at once or when the tab becomes visible. The server does not count
 * another view within the hour. Returns a function that cancels a report that is still waiting for the tab.
 */
export function sendView(id: number): () => void {
  const send = () => {
    if (document.visibilityState !== 'visible' || isPreview()) return;
    stop();
    navigator.sendBeacon(viewAddress(id));
  };
  const stop = () => document.removeEventListener('visibilitychange', send);
  document.addEventListener('visibilitychange', send);
  send();
  return stop;
}
