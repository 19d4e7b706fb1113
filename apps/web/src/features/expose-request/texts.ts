import { exposeTexts } from '@estate/content/form-texts';
import { exposeFieldsMissing } from '@estate/contracts/expose-texts';
import type { LeadFormTexts } from '../../ui/form/use-lead-form.ts';

/** visitor-area §8, Error catalogue. */
export const exposeFormTexts: LeadFormTexts = { ...exposeTexts, incomplete: exposeFieldsMissing };
