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
import './theme/fonts.css';
import { keepScroll } from './scroll.ts';
import { registerServiceWorker } from './service-worker.ts';
import { system } from './theme/system.ts';

reloadOnceOnStaleChunk(window);

const queryClient = createQueryClient();
seedFirstData(queryClient, document);
const router = createAppRouter(queryClient);

keepScroll(router);
keepHead(router);
// Vite's development server has no hashed files to keep.
if (import.meta.env.PROD) registerServiceWorker(navigator.serviceWorker);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** In a transition React renders in slices, and a slow phone can paint and answer in between. */
const show = () =>
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

// The page's own code and data come with the HTML: with them it is rendered once, not first without. What has to be
// waited for longer is rendered as pending.
const patienceMs = 200;
void Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, patienceMs))]).then(show);
