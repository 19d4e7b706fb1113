import { isFixedPath } from '@estate/content/page-meta';
import { type ScriptError } from '@estate/contracts/bff/script-error';
import { counter } from '@estate/server-kit/observability/metrics';
import { appEntry, type WebBuild } from './pages/page-html.ts';

const browserErrors = counter(
  'browser_errors_total',
  "Failed scripts in visitors' browsers by page and release: current, or older in a tab that was open before",
  ['page', 'release'],
);

/** Maps a path to a label of a fixed set, because each value is a metric series and anybody can send anything. */
const pageOf = (path: string): string => {
  if (isFixedPath(path)) return path;
  const [, area] = /^\/(immobilie|makler)\/[^/]+$/.exec(path) ?? [];
  return area ? `/${area}/{slug}` : 'other';
};

export class ScriptErrors {
  private readonly current: string | undefined;

  constructor(web: WebBuild | undefined) {
    const entry = web?.manifest[appEntry];
    this.current = entry && `/${entry.file}`;
  }

  count({ path, script }: ScriptError): void {
    browserErrors.inc({ page: pageOf(path), release: script === this.current ? 'current' : 'older' });
  }
}
