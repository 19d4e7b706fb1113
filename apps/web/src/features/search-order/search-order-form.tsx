import { chakra } from '@chakra-ui/react/styled-system';
import { afterSending, consentTexts } from '@estate/content/forms';
import { searchOrderPage } from '@estate/content/search-order-page';
import type { SearchRequest } from '@estate/contracts/search-request';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CheckField } from '../../ui/form/check-field.tsx';
import { ConsentLabel } from '../../ui/form/consent-label.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { FormNote } from '../../ui/form/form-note.tsx';
import { lazyContract } from '../../ui/form/lazy-contract.ts';
import { showServerError } from '../../ui/form/server-errors.ts';
import { showToast } from '../../ui/toast.tsx';
import { PersonFields } from './person-fields.tsx';
import { emptySearch, type SearchFields } from './search-fields.ts';
import { searchOrderTexts } from './texts.ts';
import { useSubmitSearch } from './use-submit-search.ts';
import { WishFields } from './wish-fields.tsx';

const contract = lazyContract<SearchFields, SearchRequest>(
  async () => (await import('./search-form-contract.ts')).SearchForm,
);

/** The search order. What was typed stays until it has arrived; then the form says what was noted. */
export function SearchOrderForm() {
  const search = useSubmitSearch();
  const [failure, setFailure] = useState<string | null>(null);
  const [noted, setNoted] = useState('');
  const form = useForm({ resolver: contract.resolver, defaultValues: emptySearch });
  const deal = useWatch({ control: form.control, name: 'buyOrRent' });
  const { errors } = form.formState;

  const send = form.handleSubmit(
    (request) => {
      setFailure(null);
      search.mutate(request, {
        onSuccess: () => {
          form.reset();
          showToast({ tone: 'success', duration: 5_000, ...searchOrderTexts.success });
          void import('@estate/contracts/search-request').then(({ describeSearchRequest }) =>
            setNoted(describeSearchRequest(request)),
          );
        },
        onError: (error) => {
          setFailure(showServerError(form, error, searchOrderTexts.failure));
          showToast({
            tone: 'error',
            duration: 5_000,
            title: 'Fehler',
            description: searchOrderTexts.failure,
          });
        },
      });
    },
    () => setFailure(null),
  );

  return (
    <FormFrame
      label="Suchauftrag"
      onSubmit={(event) => void send(event)}
      onFocus={contract.load}
      isPending={search.isPending}
      submitError={errors.root?.message ?? failure}
      submitLabel="Suchauftrag erteilen"
      pendingLabel="Wird gesendet..."
    >
      <WishFields deal={deal} register={form.register} errors={errors} />
      <PersonFields register={form.register} errors={errors} />
      <CheckField
        label={<ConsentLabel {...consentTexts.searchOrder} />}
        required
        error={errors.agreeToTerms?.message}
        {...form.register('agreeToTerms')}
      />
      <FormNote quiet>{searchOrderPage.afterwards}</FormNote>
      {search.isSuccess && !form.formState.isDirty && (
        <>
          <FormNote>{afterSending.searchOrder}</FormNote>
          <chakra.p role="group" aria-label="Ihr Suchauftrag" whiteSpace="pre-line" fontSize="xs">
            {noted}
          </chakra.p>
        </>
      )}
    </FormFrame>
  );
}
