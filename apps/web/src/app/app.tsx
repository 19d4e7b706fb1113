import type { FormState } from '@estate/domain/forms/form-state';
import type { PageFacts } from '@estate/contracts/bff/rendering';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import { PageFactsContext } from '../shared/page/page-facts.ts';
import type { AppRouter } from '../router.ts';
import { FormStateContext } from '../site/form/form-state.ts';

/**
 * The objects that the providers around the pages need. The server creates them for every page, the browser once.
 */
interface AppParts {
  queryClient: QueryClient;
  router: AppRouter;
  facts: PageFacts;
  formState?: FormState | undefined;
}

/**
 * Tells after-paint.ts that the app handles clicks from now on. A click on a boundary that is not hydrated yet makes
 * React hydrate the boundary first.
 */
function Hydrated() {
  useEffect(() => void document.getElementById('after-paint')?.dispatchEvent(new Event('hydrated')), []);
  return null;
}

/**
 * The app inside its providers. Specs render it without StrictMode, because StrictMode sends every request twice.
 */
export const AppWithProviders = ({ queryClient, router, facts, formState }: AppParts) => (
  <QueryClientProvider client={queryClient}>
    <PageFactsContext value={facts}>
      <FormStateContext value={formState}>
        <RouterProvider router={router} />
        <Hydrated />
      </FormStateContext>
    </PageFactsContext>
  </QueryClientProvider>
);

/** The whole app. The tree must be the same on the server and in the browser, because hydration compares both. */
export const App = (parts: AppParts) => (
  <StrictMode>
    <AppWithProviders {...parts} />
  </StrictMode>
);
