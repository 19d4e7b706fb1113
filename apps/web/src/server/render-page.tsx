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

/** React puts these at the start of the markup; the BFF writes those that a page needs into its head. */
const preloads = /^(?:<link rel="preload"[^>]*\/>)+/;

/**
 * Renders a page as the app shows it first in the browser. Waits for all code and data; rejects if a part of the page
 * fails, because the visitor's browser may succeed with the shell.
 */
export async function renderPage({
  address,
  firstData,
  facts,
  formState,
}: RenderInput): Promise<RenderedPage> {
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
        // All at once: React would move later parts to their place by an inline script, which our CSP forbids.
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
