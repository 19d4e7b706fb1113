import type { PageLink } from '@estate/content/navigation';

/** Address of a page that content names. Widened to string: content speaks of pages, not of this app's routes. */
export const pathOf = ({ to }: Pick<PageLink, 'to'>): string => to;
