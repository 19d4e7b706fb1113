import type { QueryClient } from '@tanstack/react-query';

/**
 * Seeds the query cache with the data that the BFF wrote into the page, so that the first render sends no request.
 * The data maps API addresses (path and query, as in `queries.ts`) to response bodies.
 */
export function seedFirstData(queryClient: QueryClient, page: Document): void {
  const json = page.getElementById('first-data')?.textContent;
  if (!json) return;
  const answers = JSON.parse(json) as Record<string, unknown>;
  for (const [address, answer] of Object.entries(answers)) {
    queryClient.setQueryData([address], answer);
  }
}
