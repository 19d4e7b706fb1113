import { deals, dealVerbs, objectKindLabels, objectKinds } from '@estate/domain/property/vocabulary';

export const dealChoices = deals.map((value) => ({ value, label: dealVerbs[value] }));

export const kindChoices = objectKinds.map((value) => ({ value, label: objectKindLabels[value] }));
