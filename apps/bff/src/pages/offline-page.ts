import { plainPage } from './plain-page.ts';

/** The page that the service worker shows without a connection. */
export const offlinePage = (): string =>
  plainPage({
    title: 'Keine Verbindung',
    heading: 'Keine Verbindung zum Internet',
    text: 'Die Seite konnte nicht geladen werden. Sobald Sie wieder verbunden sind, geht es hier weiter.',
  });
