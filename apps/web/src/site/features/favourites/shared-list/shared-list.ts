import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { favouritesLimit } from '../../../lists/favourites.ts';
import { isPropertyId } from '../../../lists/stored-ids.ts';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';

/** Longest name in a link, in characters. */
export const nameLimit = 40;
const longestHash = 4_000;

/** Another person's list, as a link carries it in its fragment, which no browser sends to a server. */
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

/** Reads `liste=7,3&von=Anna`; null for any other fragment. The name is the rest, because the router decodes the fragment. */
export function sharedListOf(hash: string): SharedList | null {
  if (!hash.startsWith('liste=')) return null;
  const [list = '', ...rest] = hash.slice('liste='.length, longestHash).split('&von=');
  const ids = new Set(list.split(',').map(Number).filter(isPropertyId));
  const name = decoded(rest.join('&von=')).replace(/\p{C}/gu, '').trim();
  return { ids: [...ids].slice(0, favouritesLimit), name: name.slice(0, nameLimit) };
}

/** The fragment of a link that carries a list, with its `#`. */
export const hashOfList = ({ ids, name }: SharedList): string => {
  const from = name.trim() === '' ? '' : `&von=${encodeURIComponent(name.trim())}`;
  return `#liste=${ids.join(',')}${from}`;
};

/** The list in the address of this page. */
export function useSharedList(): SharedList | null {
  const hash = useLocation({ select: (location) => location.hash });
  // The server never sees the fragment.
  const isHydrated = useIsHydrated();
  return useMemo(() => (isHydrated ? sharedListOf(hash) : null), [hash, isHydrated]);
}

/** Says for each property who marked it, as the row of a comparison. */
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
