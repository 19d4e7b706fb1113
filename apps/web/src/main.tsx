import { onlineManager } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { seedFirstData } from './shared/api/first-data.ts';
import { createQueryClient } from './shared/api/query-client.ts';
import { App } from './app/app.tsx';
import { logFailure } from './shared/page/log-failure.ts';
import { readPageFacts } from './shared/page/page-facts.ts';
import { keepHead } from './app/page-head/keep-head.ts';
import { reloadOnceOnStaleChunk } from './app/stale-chunk.ts';
import { reportScriptErrors } from './app/report-script-errors.ts';
import { createAppRouter } from './router.ts';
import { keepScroll } from './app/scroll.ts';
import { registerServiceWorker } from './app/service-worker.ts';
import { readFormState } from './site/form/form-state.ts';
import { whenIdle } from './shared/ui/when-idle.ts';

reloadOnceOnStaleChunk(window);
const reportError = reportScriptErrors(window, import.meta.url);

/** React tells the window only of errors that no boundary shows. */
function onCaughtError(error: unknown): void {
  logFailure('caught while rendering', error);
  reportError();
}

/** Longest wait of an empty page for its own code and data; a rendered one is there to be read and waits. */
const timeoutMs = 200;

// A function without top-level await, because the page's chunk imports this file and would wait for its end.
async function start(root: HTMLElement): Promise<void> {
  // The manager only hears of changes, and a page can be opened without a network; its queries then wait for one.
  onlineManager.setOnline(navigator.onLine);
  const queryClient = createQueryClient();
  seedFirstData(queryClient, document);
  const formState = readFormState(document);
  // The page answers a form, so its own address is that of the API.
  if (formState) window.history.replaceState(null, '', formState.page + window.location.hash);
  const router = createAppRouter(queryClient);
  keepScroll(router);
  keepHead(router);
  const facts = readPageFacts(document);
  const app = <App queryClient={queryClient} router={router} facts={facts} formState={formState} />;
  const options = { onCaughtError };
  if (root.hasChildNodes()) {
    // Tells the router that its first page was rendered on the server, so that its tree is the same here.
    router.ssr = { manifest: undefined };
    await router.load();
    // In a transition, because React then hydrates in slices.
    startTransition(() => void hydrateRoot(root, app, options));
  } else {
    // Waits, so that the page is not rendered twice. A page that needs longer than `timeoutMs` is rendered as pending.
    await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
    startTransition(() => createRoot(root, options).render(app));
  }
  // Production only, because Vite's development server has no hashed files to cache. Not at once, because the worker's
  // process would share a phone's few cores with the start.
  if (import.meta.env.PROD) whenIdle(() => registerServiceWorker(navigator.serviceWorker));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
