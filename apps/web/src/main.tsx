import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { seedFirstData } from './api/first-data.ts';
import { createQueryClient } from './api/query-client.ts';
import { keepHead } from './page-head/keep-head.ts';
import { reloadOnceOnStaleChunk } from './stale-chunk.ts';
import { createAppRouter } from './router.ts';
import { keepScroll } from './scroll.ts';
import { registerServiceWorker } from './service-worker.ts';
import { areFontsKept, showFonts } from './theme/fonts.ts';
import { createSiteSystem } from './theme/system.ts';

reloadOnceOnStaleChunk(window);

/** Between the parts of the start a slow phone can paint and answer; all at once they take it a quarter of a second. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** How long the first render waits for the page's own code and data, which come with the HTML. */
const timeoutMs = 200;

// Not awaited at the top level: the page's chunk imports this file and would wait for its end.
async function start(root: HTMLElement): Promise<void> {
  if (areFontsKept()) showFonts();
  await pause();
  const system = createSiteSystem();

  await pause();
  const queryClient = createQueryClient();
  seedFirstData(queryClient, document);
  const router = createAppRouter(queryClient);
  keepScroll(router);
  keepHead(router);
  // Vite's development server has no hashed files to keep.
  if (import.meta.env.PROD) registerServiceWorker(navigator.serviceWorker);

  // So that it is rendered once, not first without. What has to be waited for longer is rendered as pending.
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  // In a transition React renders in slices.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <ChakraProvider value={system}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ChakraProvider>
      </StrictMode>,
    ),
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
