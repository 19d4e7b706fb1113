import type { PageLink } from '@estate/content/navigation';

/** Path of a link from the content package, as a plain string, because that package has no route types of this app. */
export const pathOf = ({ to }: Pick<PageLink, 'to'>): string => to;
