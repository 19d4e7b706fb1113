import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { buildCard } from '../../test/properties.ts';
import { seedFirstData } from './first-data.ts';
import { latestQuery, listingQuery } from './queries.ts';

/** A page with first data, as the BFF writes it. */
function pageWith(json: string): Document {
  document.body.innerHTML = `<script type="application/json" id="first-data">${json}</script>`;
  return document;
}

describe('first data', () => {
  afterEach(() => document.body.replaceChildren());

  it('answers the queries of the page without a call', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
    const latest = { items: [buildCard({ title: 'Haus </script> am See' })] };
    const page = pageWith(JSON.stringify({ '/api/properties/latest': latest }).replaceAll('<', '\\u003c'));
    seedFirstData(queryClient, page);
    expect(await queryClient.query(latestQuery)).toEqual(latest);
  });

  it('needs none', () => {
    const queryClient = new QueryClient();
    seedFirstData(queryClient, document);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('names a list by its address', () => {
    expect(listingQuery({ type: 'plot' }, 1).queryKey).toEqual([
      '/api/properties?sort=available_first&type=plot',
    ]);
  });
});
