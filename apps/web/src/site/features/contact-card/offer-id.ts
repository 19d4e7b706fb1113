/** Element id of the exposé form on a property's page, or of the section that replaces the form. */
export const offerId = 'angebot';
