import { deals, dealVerbs, objectKindLabels, objectKinds } from '@estate/domain/property/vocabulary';

/** To buy or to rent, as a choice of a form. */
export const dealChoices = deals.map((value) => ({ value, label: dealVerbs[value] }));

/** Kinds of properties, as a choice of a form. */
export const kindChoices = objectKinds.map((value) => ({ value, label: objectKindLabels[value] }));
