/**
 * Element id of the exposé form on a property's page, or of the section that replaces the form if the property is sold
 * or let.
 */
export const offerId = 'angebot';
