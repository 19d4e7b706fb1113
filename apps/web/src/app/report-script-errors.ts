import type { ScriptError } from '@estate/contracts/bff/script-error';
import type { paths } from '../shared/api/schema.gen.ts';

const address = '/api/script-errors' satisfies keyof paths;

/** An error in a loop must not send reports endlessly. */
const maxReports = 5;

/** The part of `Window` that this module uses. */
type Tab = EventTarget & {
  location: Pick<Location, 'origin' | 'pathname'>;
  navigator: Pick<Navigator, 'sendBeacon'>;
};

/**
 * Reports errors of our own scripts and unhandled rejections to the server with the path of the page, at most
 * `maxReports` until the document is reloaded. Errors in scripts of other origins, such as extensions, are ignored.
 * Returns a function that reports a caught error.
 */
export function reportScriptErrors(tab: Tab, scriptUrl: string): () => void {
  let reports = 0;
  const report = () => {
    if (reports === maxReports) return;
    reports += 1;
    const error: ScriptError = {
      path: tab.location.pathname.slice(0, 500),
      script: new URL(scriptUrl).pathname,
    };
    tab.navigator.sendBeacon(address, new Blob([JSON.stringify(error)], { type: 'application/json' }));
  };
  tab.addEventListener('error', (event) => {
    if ((event as ErrorEvent).filename.startsWith(tab.location.origin)) report();
  });
  tab.addEventListener('unhandledrejection', report);
  return report;
}
