/** Id of the form of the filters, to which the order of the list belongs too. */
export const listingFormId = 'filter';
