import { shareLink } from '../../ui/share-link.ts';

/** Shares the page's URL without query and fragment, which may contain tracking parameters. */
export const sharePage = (title: string): Promise<void> => {
  const { origin, pathname } = window.location;
  return shareLink(title, `${origin}${pathname}`, 'Bitte kopieren Sie die Adresse aus der Adresszeile.');
};
