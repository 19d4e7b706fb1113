import type { StaffPath } from '@estate/content/staff-pages';
import type { HistoryItem } from '../../../api/types.ts';
import { StyledLink } from '../../../ui/button.tsx';
import { textLink } from '../../../ui/type.tsx';
import { runAnchor } from '../jobs/run-anchor.ts';

const sourceTexts: Readonly<Record<HistoryItem['source'], string>> = {
  staff: 'Verwaltung',
  import: 'Import aus Propstack',
  update: 'Update aller Immobilien',
  removal: 'Abgleich mit Propstack',
};

type JobKind = NonNullable<HistoryItem['job']>['kind'];

/** How the history names a job, and the tool that lists its earlier runs. */
const runs: Readonly<Record<JobKind, { text: string; path: StaffPath }>> = {
  'full-sync': { text: 'durch Vollabgleich', path: '/admin/abgleich' },
  'incremental-sync': { text: 'durch Abgleich der Änderungen', path: '/admin/abgleich' },
  'dry-run': { text: 'durch Probelauf', path: '/admin/abgleich' },
  'remove-vanished': { text: 'durch bestätigtes Entfernen', path: '/admin/abgleich' },
  'import-property': { text: 'durch Import einzelner Immobilien', path: '/admin/import' },
  'update-price-on-inquiry': { text: 'durch Aktualisierung der Preisangaben', path: '/admin/preise' },
  'update-optional-fields': { text: 'durch Aktualisierung der Zusatzfelder', path: '/admin/zusatzfelder' },
};

/** Runs are kept for 90 days (architecture.md, Jobs), the history of a property for longer. */
const runKeptMs = 90 * 24 * 60 * 60 * 1000;
const isRunKept = (at: string) => Date.now() - Date.parse(at) < runKeptMs;

/** Who or what changed a property: a member of staff, or a job with a link to its run while the run is kept. */
export function HistorySource({ item: { at, by, job, source } }: { item: HistoryItem }) {
  if (by !== null || !job) return by ?? sourceTexts[source];
  const { text, path } = runs[job.kind];
  if (!isRunKept(at)) return text;
  return (
    <StyledLink to={path} hash={runAnchor(job.id)} {...textLink}>
      {text}
    </StyledLink>
  );
}
