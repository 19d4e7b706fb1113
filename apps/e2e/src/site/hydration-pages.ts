import { differentPages, propertyPath } from './public-pages.ts';
import { type Stock } from './stock.ts';

/**
 * Pages to check for hydration errors: one of each layout, and some whose content depends on the query or the
 * property.
 */
export const pagesOf = (stock: Stock) => [
  ...differentPages,
  '/immobilien?type=house&deal=buy&rooms_min=3&page=2',
  '/bewertung?keyword=hauswertberechnen',
  '/kontakt?stadt=berlin',
  propertyPath('with pictures', stock),
  propertyPath('that is sold', stock),
  propertyPath('for the holidays', stock),
];
