import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import type { FormState } from '@estate/contracts/form-state';
import type { PageFacts } from '@estate/contracts/rendering';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { PageFactsContext } from './page-facts.ts';
import type { AppRouter } from './router.ts';
import { FormStateContext } from './ui/form/form-state.ts';

/** What the app needs around its pages; the server makes each anew for every page, the browser once. */
export interface AppParts {
  system: SystemContext;
  styles: EmotionCache;
  queryClient: QueryClient;
  router: AppRouter;
  facts: PageFacts;
  formState?: FormState | undefined;
}

/** The whole app, the same tree on the server and in the browser, because React compares both. */
export const App = ({ system, styles, queryClient, router, facts, formState }: AppParts) => (
  <StrictMode>
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <QueryClientProvider client={queryClient}>
          <PageFactsContext value={facts}>
            <FormStateContext value={formState}>
              <RouterProvider router={router} />
            </FormStateContext>
          </PageFactsContext>
        </QueryClientProvider>
      </ChakraProvider>
    </CacheProvider>
  </StrictMode>
);
