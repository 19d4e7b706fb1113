import { consentTexts } from '@estate/content/forms';
import type { SearchFields } from '@estate/contracts/search-form';

/** The form as it begins. */
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
