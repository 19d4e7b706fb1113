import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { seedFirstData } from './api/first-data.ts';
import { createQueryClient } from './api/query-client.ts';
import { logFailure } from './log-failure.ts';
import { keepHead } from './page-head/keep-head.ts';
import { reloadOnceOnStaleChunk } from './stale-chunk.ts';
import { reportScriptErrors } from './report-script-errors.ts';
import { createAppRouter } from './router.ts';
import { keepScroll } from './scroll.ts';
import { registerServiceWorker } from './service-worker.ts';
import { areFontsKept, showFonts } from './theme/fonts.ts';
import { createSiteSystem } from './theme/system.ts';

reloadOnceOnStaleChunk(window);
const reportError = reportScriptErrors(window, import.meta.url);

/** Pauses let a slow phone paint and react between the parts of the start, which take it 250 ms without pauses. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** React tells the window only of errors that no boundary shows. */
function onCaughtError(error: unknown): void {
  logFailure('caught while rendering', error);
  reportError();
}

/** Longest wait of the first render for the page's own code and data, which come with the HTML. */
const timeoutMs = 200;

// A function without top-level await, because the page's chunk imports this file and would wait for its end.
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
  // Production only, because Vite's development server has no hashed files to cache.
  if (import.meta.env.PROD) registerServiceWorker(navigator.serviceWorker);

  // Waits, so that the page is not rendered twice. A page that needs longer than `timeoutMs` is rendered as pending.
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  // In a transition, because React then renders in slices.
  startTransition(() =>
    createRoot(root, { onCaughtError }).render(
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
