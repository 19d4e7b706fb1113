import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AppWithProviders } from '../src/app/app.tsx';
import { createQueryClient } from '../src/shared/api/query-client.ts';
import { updateHeadOnNavigation } from '../src/app/page-head/update-head-on-navigation.ts';
import { createAppRouter } from '../src/router.ts';

/** Renders the app at an address with the real routes; returns a user to act with. Failed queries are not retried. */
export function renderPage(address: string) {
  // Removes the head of the previous spec, because no BFF writes one here.
  for (const old of document.head.querySelectorAll('meta')) old.remove();
  const queryClient = createQueryClient();
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } });
  const router = createAppRouter(queryClient, {
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  updateHeadOnNavigation(router);
  render(
    <AppWithProviders
      queryClient={queryClient}
      router={router}
      facts={{ origin: window.location.origin, madeAt: Date.now() }}
    />,
    // Silences errors that a route catches and shows on purpose.
    { onCaughtError: () => undefined },
  );
  return { user: userEvent.setup(), router, client: queryClient, address: () => router.state.location.href };
}
