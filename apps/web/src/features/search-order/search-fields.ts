import { consentTexts } from '@estate/content/forms';
import type { Salutation } from '@estate/contracts/salutation';
import type { Deal, ObjectKind } from '@estate/contracts/vocabulary';

/** Values of the form's fields; numbers are still text. */
export interface SearchFields {
  salutation: '' | Salutation;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  buyOrRent: Deal;
  propertyType: ObjectKind;
  city: string;
  region: string;
  minRooms: string;
  maxRooms: string;
  minPrice: string;
  maxPrice: string;
  equipment: string;
  notes: string;
  agreeToTerms: boolean;
  consentVersion: string;
}

export const emptySearch: SearchFields = {
  salutation: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  buyOrRent: 'buy',
  propertyType: 'apartment',
  city: '',
  region: '',
  minRooms: '',
  maxRooms: '',
  minPrice: '',
  maxPrice: '',
  equipment: '',
  notes: '',
  agreeToTerms: false,
  consentVersion: consentTexts.searchOrder.id,
};
