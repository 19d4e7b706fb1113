import { shareLink } from '../../ui/share-link.ts';

/** Shares this page's address, without what others appended to it. */
export const sharePage = (title: string): Promise<void> => {
  const { origin, pathname } = window.location;
  return shareLink(title, `${origin}${pathname}`, 'Bitte kopieren Sie die Adresse aus der Adresszeile.');
};
