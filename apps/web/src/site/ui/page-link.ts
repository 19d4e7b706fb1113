import type { PageLink } from '@estate/content/navigation';

/** Path of a link from the content package, as a plain string, because that package has no route types of this app. */
export const pathOf = ({ to }: Pick<PageLink, 'to'>): string => to;

/** A field `link` of a section, which is an address or a path with or without a hash, as props of the router's links. */
export function linkProps(link: string): { to: string; hash?: string } {
  const [to = '', hash] = link.startsWith('/') ? link.split('#', 2) : [link];
  return hash ? { to, hash } : { to };
}
