import type { PageLink } from '@estate/content/navigation';

/** Address of a page named in content, as a plain string, because content does not know this app's route types. */
export const pathOf = ({ to }: Pick<PageLink, 'to'>): string => to;
