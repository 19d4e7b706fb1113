import type { ScriptError } from '@estate/contracts/bff/script-error';
import type { paths } from '../shared/api/schema.gen.ts';

const address = '/api/script-errors' satisfies keyof paths;

/** A loop that fails each time must not keep the line busy. */
const maxReports = 5;

/** The part of a window that reports need. */
type Tab = EventTarget & {
  location: Pick<Location, 'origin' | 'pathname'>;
  navigator: Pick<Navigator, 'sendBeacon'>;
};

/**
 * Tells the server of each failure of our own scripts on which page it was. Extensions' scripts come from elsewhere and are
 * left out. Returns what reports an error that was caught.
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
