import { namelessId } from '@estate/domain/property/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { Job } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { formatNumber } from '@estate/domain/text/format';
import { showFailure } from '../ui/show-failure.ts';
import { batchResultOf } from '../jobs/job-runs.ts';
import { FailedImages } from '../jobs/failed-images.tsx';
import { FailureTable } from '../jobs/failure-table.tsx';
import { OutcomePanel } from '../jobs/outcome-panel.tsx';
import { useWholeJob } from '../jobs/named-run.ts';
import { NamedProperties } from './named-properties.tsx';
import { syncOutcomeOf } from './sync-outcome.ts';

/**
 * Button that imports again the properties which failed in a sync or lack images. The page of single imports shows the
 * progress.
 */
function ImportAgain({ ids }: { ids: readonly number[] }) {
  const retry = useMutation({
    mutationFn: () =>
      bodyOf(
        api.POST('/api/admin/jobs', {
          body: { kind: 'import-property', propertyIds: [...ids], importImages: true },
        }),
      ),
    onError: (error) => showFailure(error, 'Import fehlgeschlagen'),
  });
  if (retry.isSuccess) {
    return (
      <ButtonLink tone="outline" size="sm" to="/admin/import">
        Zum laufenden Import
      </ButtonLink>
    );
  }
  return (
    <Button tone="outline" size="sm" disabled={retry.isPending} onClick={() => retry.mutate()}>
      {ids.length === 1 ? 'Diese Immobilie erneut importieren' : 'Diese Immobilien erneut importieren'}
    </Button>
  );
}

export function SyncResult({ job }: { job: Job }) {
  const completeJob = useWholeJob(job);
  const {
    failed = 0,
    created = 0,
    updated = 0,
    errors = [],
    failedImages = [],
    imagesFailed,
    removal,
    preview,
  } = batchResultOf(completeJob) ?? {};
  const isRehearsal = job.kind === 'dry-run';
  const failedIds = [...errors, ...failedImages].map(({ propertyId }) => propertyId);
  const incomplete = [...new Set(failedIds)].filter((id) => id !== namelessId);
  return (
    <>
      <OutcomePanel {...syncOutcomeOf(job)} />
      {preview && (
        <>
          <NamedProperties title="Neu" count={created} items={preview.created} />
          <NamedProperties title="Geändert" count={updated} items={preview.updated} />
        </>
      )}
      {removal && (
        <NamedProperties
          title={isRehearsal || removal.is_waiting ? 'Würden entfernt' : 'Entfernt'}
          count={removal.is_waiting ? removal.vanished : removal.removed}
          items={removal.named}
        />
      )}
      {errors.length > 0 && (
        <chakra.div mt="4">
          <FailureTable
            caption={
              failed > errors.length
                ? `Die ersten ${errors.length} von ${formatNumber(failed)} fehlgeschlagenen Immobilien`
                : 'Fehlgeschlagene Immobilien'
            }
            items={errors}
          />
        </chakra.div>
      )}
      <FailedImages images={failedImages} total={imagesFailed} />
      {!isRehearsal && incomplete.length > 0 && (
        <chakra.div mt="4">
          <ImportAgain ids={incomplete} />
        </chakra.div>
      )}
    </>
  );
}
