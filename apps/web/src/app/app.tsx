import type { FormState } from '@estate/domain/forms/form-state';
import type { PageFacts } from '@estate/contracts/bff/rendering';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import { PageFactsContext } from '../shared/page/page-facts.ts';
import type { AppRouter } from '../router.ts';
import { FormStateContext } from '../site/form/form-state.ts';

/** What the app needs around its pages; the server makes each anew for every page, the browser once. */
export interface AppParts {
  queryClient: QueryClient;
  router: AppRouter;
  facts: PageFacts;
  formState?: FormState | undefined;
}

/** Tells after-paint.ts that presses are heard from now on; parts that wait for their hydration are hydrated by the press. */
function Hydrated() {
  useEffect(() => void document.getElementById('after-paint')?.dispatchEvent(new Event('hydrated')), []);
  return null;
}

/** The app inside its providers; specs use it alone, because React's strict mode asks for everything twice. */
export const AppInside = ({ queryClient, router, facts, formState }: AppParts) => (
  <QueryClientProvider client={queryClient}>
    <PageFactsContext value={facts}>
      <FormStateContext value={formState}>
        <RouterProvider router={router} />
        <Hydrated />
      </FormStateContext>
    </PageFactsContext>
  </QueryClientProvider>
);

/** The whole app, the same tree on the server and in the browser, because React compares both. */
export const App = (parts: AppParts) => (
  <StrictMode>
    <AppInside {...parts} />
  </StrictMode>
);
