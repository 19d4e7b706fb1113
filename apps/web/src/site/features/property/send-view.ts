import type { paths } from '../../../shared/api/schema.gen.ts';

const address = '/api/properties/{id}/views' satisfies keyof paths;

/** Where a view is counted. A browser without scripts fetches it as a picture. */
export const viewAddress = (id: number): string => address.replace('{id}', String(id));

/**
 * Tells the server that the page of a property is displayed, at once or when its tab comes to the front. A reload or another
 * look within the hour is not counted again there. Returns what gives up the waiting.
 */
export function sendView(id: number): () => void {
  const send = () => {
    if (document.visibilityState !== 'visible') return;
    stop();
    navigator.sendBeacon(viewAddress(id));
  };
  const stop = () => document.removeEventListener('visibilitychange', send);
  document.addEventListener('visibilitychange', send);
  send();
  return stop;
}
