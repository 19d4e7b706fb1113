/** Id of the form for the exposé on a property's page, or of what stands in its place. */
export const offerId = 'angebot';
