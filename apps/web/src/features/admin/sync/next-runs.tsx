import type { SyncSettings } from '../../../api/types.ts';
import { FactList, Term } from './fact-list.tsx';
import { nextRun } from './settings-query.ts';

const off = 'ausgeschaltet';

/** When each kind of sync runs next by the schedule. */
export function NextRuns({ next: { full_sync, incremental_sync } }: Pick<SyncSettings, 'next'>) {
  return (
    <FactList mb="5" fontVariantNumeric="tabular-nums">
      <Term>Nächster vollständiger Abgleich</Term>
      <dd>{full_sync ? nextRun(full_sync) : off}</dd>
      <Term>Nächster Abgleich der Änderungen</Term>
      <dd>{incremental_sync ? nextRun(incremental_sync) : off}</dd>
    </FactList>
  );
}
