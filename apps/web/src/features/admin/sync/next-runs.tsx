import { chakra } from '@chakra-ui/react/styled-system';
import type { SyncSettings } from '../../../api/types.ts';
import { nextRun } from './settings-query.ts';

const off = 'ausgeschaltet';

/** When each kind of sync runs next by the schedule. */
export function NextRuns({ next: { full_sync, incremental_sync } }: Pick<SyncSettings, 'next'>) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: 'max-content 1fr' }}
      columnGap="4"
      rowGap="1"
      mb="5"
      fontVariantNumeric="tabular-nums"
    >
      <chakra.dt color="inkMuted">Nächster vollständiger Abgleich</chakra.dt>
      <dd>{full_sync ? nextRun(full_sync) : off}</dd>
      <chakra.dt color="inkMuted">Nächster Abgleich der Änderungen</chakra.dt>
      <dd>{incremental_sync ? nextRun(incremental_sync) : off}</dd>
    </chakra.dl>
  );
}
