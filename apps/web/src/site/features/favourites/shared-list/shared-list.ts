import { withoutLinkEnd } from '@estate/domain/text/link-end';
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { favouritesLimit } from '../../../lists/favourites.ts';
import { isPropertyId } from '../../../lists/stored-ids.ts';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';

/** Maximum length of the name in a link, in characters. */
export const nameLimit = 40;
const maxHashLength = 4_000;

/** Another person's list. It is in the URL fragment of a link, which browsers do not send to the server. */
export interface SharedList {
  /** Empty if the link is damaged. */
  ids: readonly number[];
  /** The name that the other person typed, or ''. */
  name: string;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Parses `liste=7,3&von=Anna`; null for any other fragment. The name is everything after `&von=`, including further
 * `&`, because the router has decoded the fragment.
 */
export function parseSharedList(hash: string): SharedList | null {
  if (!hash.startsWith('liste=')) return null;
  const [list = '', ...rest] = hash.slice('liste='.length, maxHashLength).split('&von=');
  const ids = new Set(withoutLinkEnd(decoded(list)).split(',').map(Number).filter(isPropertyId));
  const name = decoded(rest.join('&von=')).replace(/\p{C}/gu, '').trim();
  return { ids: [...ids].slice(0, favouritesLimit), name: name.slice(0, nameLimit) };
}

/** The URL fragment that shares a list, with its `#`. */
export const hashOfList = ({ ids, name }: SharedList): string => {
  const from = name.trim() === '' ? '' : `&von=${encodeURIComponent(name.trim())}`;
  return `#liste=${ids.join(',')}${from}`;
};

/** The shared list in the fragment of the page's URL; null if there is none. */
export function useSharedList(): SharedList | null {
  const hash = useLocation({ select: (location) => location.hash });
  // Null before hydration, because the server renders the page without knowing the fragment.
  const isHydrated = useIsHydrated();
  return useMemo(() => (isHydrated ? parseSharedList(hash) : null), [hash, isHydrated]);
}

/**
 * The row of the comparison that says for each property whether the visitor, the other person or both have marked it.
 */
export function sharedRow(
  properties: readonly { id: number }[],
  own: readonly number[],
  { ids, name }: SharedList,
) {
  const other = `Nur ${name || 'die andere Person'}`;
  const wordOf = (id: number): string => {
    if (!own.includes(id)) return other;
    return ids.includes(id) ? 'Beide' : 'Nur Sie';
  };
  return {
    label: 'Gemerkt',
    cells: properties.map(({ id }) => ({ text: wordOf(id), isBest: false })),
  };
}
