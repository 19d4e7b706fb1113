import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../src/api/query-client.ts';
import { keepHead } from '../src/page-head/keep-head.ts';
import { createAppRouter } from '../src/router.ts';
import { createSiteSystem } from '../src/theme/system.ts';
import { queriedStyles } from './queried-styles.ts';

const system = createSiteSystem();

/** Renders the app at an address with the real routes; returns a user to act with. Failed queries are not retried. */
export function renderPage(address: string) {
  // Removes the previous spec's head, because no BFF serves one here.
  for (const old of document.head.querySelectorAll('meta')) old.remove();
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [address] }));
  keepHead(router);
  render(
    <CacheProvider value={queriedStyles}>
      <ChakraProvider value={system}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ChakraProvider>
    </CacheProvider>,
    // Silences errors that a route catches and shows on purpose.
    { onCaughtError: () => undefined },
  );
  return { user: userEvent.setup(), router, address: () => router.state.location.href };
}
