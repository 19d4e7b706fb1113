import { type BatchResult, type ImageProgress, type ImportResult } from '@estate/contracts/jobs';
import { type RemovalReason } from '@estate/domain/property/removal-reasons';
import { HandlesJob } from '@estate/server-kit/stores/job-handlers';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { JobPropstackApi } from '../propstack/propstack-api.ts';
import { PropstackReader } from '../propstack/propstack-reader.ts';
import { type CrmJobResult, type JobOf } from '../running-jobs/crm-job.ts';
import { type JobControl } from '../running-jobs/job-control.ts';
import { type ImportedProperty } from './imported-property.ts';
import { PropertyImport } from './property-import.ts';
import { BatchProgress } from './batch-progress.ts';

/** The purpose in the call log: the function name of the original website, which staff know (staff-area §7.2). */
const purpose = 'import-single-property';
const objectErrorCodes = new Set(['not-found', 'crm-unreadable']);

/** Imports single objects by their ids, started by staff. */
@Injectable()
export class ImportJobs {
  constructor(
    private readonly api: JobPropstackApi,
    private readonly imports: PropertyImport,
  ) {}

  @HandlesJob('import-property')
  run(job: JobOf<'import-property'>, control: JobControl): Promise<CrmJobResult> {
    const { propertyId, propertyIds = [], importImages } = job;
    if (propertyId !== undefined) return this.one(propertyId, importImages, control);
    return this.several(propertyIds, importImages, control);
  }

  private async one(id: number, importImages: boolean, control: JobControl): Promise<ImportResult> {
    const batch = new BatchProgress();
    batch.expect(1);
    await control.reportProgress(batch.progress);
    const imported = await this.imports.one(
      new PropstackReader(this.api, purpose, control.signal),
      id,
      importImages,
      (images) => control.reportProgress({ ...batch.progress, images }),
    );
    batch.add(imported);
    await control.reportProgress(batch.progress);
    return resultOf(imported);
  }

  /**
   * Imports objects one after the other. An object that is missing or unreadable in the CRM is reported as failed; any
   * other error, e.g. an unreachable CRM, ends the job.
   */
  private async several(
    ids: readonly number[],
    importImages: boolean,
    control: JobControl,
  ): Promise<BatchResult> {
    const reader = new PropstackReader(this.api, purpose, control.signal);
    const unique = [...new Set(ids)];
    const batch = new BatchProgress();
    batch.expect(unique.length);
    for (const id of unique) {
      await control.throwIfStopped();
      await control.reportProgress(batch.progress);
      try {
        const onImages = (images: ImageProgress) => control.reportProgress({ ...batch.progress, images });
        batch.add(await this.imports.one(reader, id, importImages, onImages));
      } catch (error) {
        if (!(error instanceof ProblemError) || !objectErrorCodes.has(error.problem.code)) throw error;
        batch.fail(id, error.problem.detail);
      }
    }
    await control.reportProgress(batch.progress);
    return batch.result();
  }
}

const removalSentences: Readonly<Record<RemovalReason, string>> = {
  archived: 'Sie ist in Propstack archiviert und deshalb offline.',
  deleted: 'Sie wurde in Propstack gelöscht und ist deshalb offline.',
  nonpublic: 'Ihr Status ist in Propstack als nicht öffentlich gekennzeichnet, sie ist deshalb offline.',
};

/** The result of an import for staff (staff-area §3, §8). Its price of a rental is the base rent. */
function resultOf({ property, stored, failedImages }: ImportedProperty): ImportResult {
  if ('error' in stored) throw new ProblemError('invalid-input', { detail: stored.error });
  const isUpdate = stored.outcome !== 'created';
  return {
    success: true,
    message: [
      `Import erfolgreich: Die Immobilie wurde ${isUpdate ? 'aktualisiert' : 'neu importiert'}.`,
      ...(property.removed_because ? [removalSentences[property.removed_because]] : []),
    ].join(' '),
    property: {
      id: property.id,
      title: property.title ?? null,
      city: property.city ?? null,
      price: property.price ?? property.base_rent ?? null,
      isUpdate,
      failedImageDetails: failedImages,
    },
  };
}
