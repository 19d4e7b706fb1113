import { searchOrderTexts } from '@estate/content/form-texts';
import { consentTexts, afterSending } from '@estate/content/forms';
import { searchOrderPage } from '@estate/content/search-order-page';
import { canonicalQuery, type ListingFilter } from '@estate/contracts/listing-filter';
import type { SearchFields } from '@estate/contracts/search-form';
import type { SearchRequest } from '@estate/contracts/search-request';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { chakra } from '#styled-system/jsx';
import { ConsentField } from '../../form/consent-field.tsx';
import { FormNote } from '../../form/form-note.tsx';
import { lazyContract } from '../../form/lazy-contract.ts';
import { LeadForm } from '../../form/lead-form.tsx';
import { useLeadForm } from '../../form/use-lead-form.ts';
import { PersonFields, WishFields } from './search-order-fields.tsx';
import { TakenOver } from './taken-over.tsx';
import { wishOf } from './wish-of-filter.ts';

/** The form as it begins. */
const emptySearch: SearchFields = {
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

const contract = lazyContract<SearchFields, SearchRequest>(
  async () => (await import('@estate/contracts/search-form')).SearchForm,
);

/** The search order form, filled in with the filters of a list. After success the form shows the stored search. */
export function SearchOrderForm({ filter }: { filter: ListingFilter }) {
  const [noted, setNoted] = useState('');
  const query = canonicalQuery(filter);
  const { lead, form, field, isSent } = useLeadForm({
    path: '/api/search-requests',
    pageForm: {
      name: 'searchOrder',
      page: query ? `/suchauftrag?${query}` : '/suchauftrag',
      consentVersion: consentTexts.searchOrder.id,
    },
    contract,
    texts: searchOrderTexts,
    defaultValues: { ...emptySearch, ...wishOf(filter) },
    onSent: (request) =>
      void import('@estate/contracts/search-request').then(({ describeSearchRequest }) =>
        setNoted(describeSearchRequest(request)),
      ),
  });
  const deal = useWatch({ control: form.control, name: 'buyOrRent' });

  return (
    <LeadForm lead={lead}>
      <TakenOver filter={filter} />
      <WishFields deal={deal} field={field} />
      <PersonFields field={field} />
      <ConsentField consent={consentTexts.searchOrder} {...field('agreeToTerms')} />
      <FormNote quiet>{searchOrderPage.afterwards}</FormNote>
      {isSent && (
        <>
          <FormNote>{afterSending.searchOrder}</FormNote>
          <chakra.p role="group" aria-label="Ihr Suchauftrag" whiteSpace="pre-line" fontSize="xs">
            {noted}
          </chakra.p>
        </>
      )}
    </LeadForm>
  );
}
