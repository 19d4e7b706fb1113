import { plainPage } from './plain-page.ts';

/** The page that visitors see during maintenance. */
export const maintenancePage = (): string =>
  plainPage({
    title: 'Wartung',
    heading: 'Wir sind gleich wieder da',
    text: 'Unsere Website wird gerade gewartet. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  });
