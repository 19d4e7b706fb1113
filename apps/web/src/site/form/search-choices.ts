import { deals, dealVerbs, objectKindLabels, objectKinds } from '@estate/domain/property/vocabulary';

/** Options of a form field: to buy or to rent. */
export const dealChoices = deals.map((value) => ({ value, label: dealVerbs[value] }));

/** Options of a form field: kinds of properties. */
export const kindChoices = objectKinds.map((value) => ({ value, label: objectKindLabels[value] }));
