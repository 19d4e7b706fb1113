import { readPublishedWords } from '@estate/content/texts';
import type { RenderInput, RenderedPage } from '@estate/contracts/bff/rendering';
import { createMemoryHistory } from '@tanstack/react-router';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from '../app/app.tsx';
import { createQueryClient } from '../shared/api/query-client.ts';
import { createAppRouter } from '../router.ts';
import { standInForBrowser } from './stand-in-for-browser.ts';

standInForBrowser(globalThis);

/**
 * Preload tags that React puts at the start of the markup. They are removed, because the BFF writes the preloads into
 * the head.
 */
const preloads = /^(?:<link rel="preload"[^>]*\/>)+/;

/**
 * Renders the HTML of a page as the first render in the browser. Waits for all code and data. Rejects if a part of
 * the page fails; the BFF then sends the empty app shell, and the browser renders the page.
 */
export async function renderPage({
  address,
  firstData,
  facts,
  words,
  formState,
}: RenderInput): Promise<RenderedPage> {
  // Pages are rendered one at a time.
  readPublishedWords(() => words);
  const queryClient = createQueryClient();
  for (const [key, answer] of Object.entries(firstData)) queryClient.setQueryData([key], answer);
  const router = createAppRouter(queryClient, {
    history: createMemoryHistory({ initialEntries: [address] }),
    isServer: true,
  });
  await router.load();
  const markup = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <App queryClient={queryClient} router={router} facts={facts} formState={formState} />,
      {
        // Waits for the whole page, because React's streaming moves late parts by inline scripts, which our CSP
        // forbids.
        onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
        progressiveChunkSize: Infinity,
        onShellError: reject,
        onError: reject,
      },
    );
  });
  queryClient.clear();
  return { html: markup.replace(preloads, '') };
}
