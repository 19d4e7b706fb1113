import { onlineManager } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { seedFirstData } from './shared/api/first-data.ts';
import { readWords } from './shared/page/words.ts';
import { createQueryClient } from './shared/api/query-client.ts';
import { App } from './app/app.tsx';
import { logFailure } from './shared/page/log-failure.ts';
import { readPageFacts } from './shared/page/page-facts.ts';
import { updateHeadOnNavigation } from './app/page-head/update-head-on-navigation.ts';
import { reloadOnceOnStaleChunk } from './app/stale-chunk.ts';
import { reportScriptErrors } from './app/report-script-errors.ts';
import { createAppRouter } from './router.ts';
import { restoreScrollOnNavigation } from './app/scroll.ts';
import { registerServiceWorker } from './app/service-worker.ts';
import { readFormState } from './site/form/form-state.ts';
import { whenIdle } from './shared/ui/when-idle.ts';

reloadOnceOnStaleChunk(window);
const reportError = reportScriptErrors(window, import.meta.url);

/** Reports errors that an error boundary catches, because React reports only uncaught errors to the window. */
function onCaughtError(error: unknown): void {
  logFailure('caught while rendering', error);
  reportError();
}

/**
 * Longest wait in ms for code and data before an empty page is rendered. A server-rendered page stays visible, so its
 * hydration waits for both.
 */
const timeoutMs = 200;

// A function instead of top-level await, because the page's chunk imports this file and would wait for its end.
async function start(root: HTMLElement): Promise<void> {
  // onlineManager assumes a network until an event. If the page is opened offline, queries must wait for the network.
  onlineManager.setOnline(navigator.onLine);
  const queryClient = createQueryClient();
  seedFirstData(queryClient, document);
  readWords(document);
  const formState = readFormState(document);
  // The page is the response to a form POST, so its URL is that of the API.
  if (formState) window.history.replaceState(null, '', formState.page + window.location.hash);
  const router = createAppRouter(queryClient);
  restoreScrollOnNavigation(router);
  updateHeadOnNavigation(router);
  // Not `router.load()`, after which the router scrolls to the top: the visitor may have scrolled before hydration.
  const load = () =>
    router.navigate({ href: router.latestLocation.href, state: true, replace: true, resetScroll: false });
  const facts = readPageFacts(document);
  const app = <App queryClient={queryClient} router={router} facts={facts} formState={formState} />;
  const options = { onCaughtError };
  if (root.hasChildNodes()) {
    // Tells the router that the first page was server-rendered, so that it renders the same tree for hydration.
    router.ssr = { manifest: undefined };
    await load();
    // In a transition, React hydrates in slices and stays responsive.
    startTransition(() => void hydrateRoot(root, app, options));
  } else {
    // Waits for the page, so that it is not rendered twice. After `timeoutMs` the pending state is rendered.
    await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
    startTransition(() => createRoot(root, options).render(app));
  }
  // Production only, because Vite's development server has no hashed files to cache. Deferred, because the worker's
  // process would compete with the start of the app for a phone's few cores.
  if (import.meta.env.PROD) whenIdle(() => registerServiceWorker(navigator.serviceWorker));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
