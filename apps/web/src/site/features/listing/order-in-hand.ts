import { storedText, storeText } from '../../../shared/storage/browser-store.ts';

/* The search order whose filter the visitor changes in the list (order-change.tsx). */

/** Key in the session storage: the visitor came by the link of the own mail, in this tab. */
export const orderKey = 'suchauftrag-aendern';

const prefix = '#suchauftrag=';

export const isOrderLink = (hash: string): boolean => hash.startsWith(prefix);

/** Keeps the order of the address in this tab, because the first change of a filter drops the fragment. */
export function keepOrderOfLink(): void {
  const { hash } = window.location;
  if (isOrderLink(hash)) storeText(orderKey, hash.slice(prefix.length), 'sessionStorage');
}

/** The credential and the id of the order, from the address or from this tab's storage. */
export function orderInHand(): { token: string; id: string } | undefined {
  const { hash } = window.location;
  const text = isOrderLink(hash) ? hash.slice(prefix.length) : (storedText(orderKey, 'sessionStorage') ?? '');
  const [, token, id] = /^([\w-]+\.[\w-]+)\/([\w-]+)$/.exec(text) ?? [];
  return token && id ? { token, id } : undefined;
}
