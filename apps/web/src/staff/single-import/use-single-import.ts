import {
  invalidPropertyIdText,
  maxImportedIds,
  missingPropertyId,
  typedPropertyIdPattern,
} from '@estate/domain/property/property-id';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { ApiError, bodyOf } from '../../shared/api/problem.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import { refetchProperties, showOutcome } from '../jobs/job-outcome.ts';
import { isAwaited, useJobEnds, useJobRuns } from '../jobs/job-runs.ts';
import { useSession } from '../session/session.ts';
import { importOutcomeOf, refusedOutcome } from './import-outcome.ts';

/** Splits the input into ids, separated by comma, semicolon or white space, without duplicates. */
const parseIds = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** German error message for invalid ids (staff-area §5.7), or true. */
export function checkIds(text: string): string | true {
  const ids = parseIds(text);
  if (ids.length === 0) return missingPropertyId;
  const wrong = ids.find((id) => !typedPropertyIdPattern.test(id));
  if (wrong !== undefined)
    return ids.length === 1 ? invalidPropertyIdText : `${invalidPropertyIdText}: ${wrong.slice(0, 40)}`;
  return ids.length > maxImportedIds
    ? `Bitte importieren Sie höchstens ${maxImportedIds} Immobilien auf einmal.`
    : true;
}

interface ImportRequest {
  propertyId: string;
  importImages: boolean;
}

/**
 * Starts an import of one or several properties. Imports of colleagues are tracked too, also after a reload. When an
 * import ends, the lists and the property are refetched.
 */
export function useSingleImport() {
  const queryClient = useQueryClient();
  const me = useSession()?.user.id;
  const runs = useJobRuns('import-property');
  const { running, ended, history } = runs;

  const watch = useJobEnds(runs, (job) => {
    if (job.started_by === me) showOutcome(importOutcomeOf(job));
    void refetchProperties(queryClient);
  });
  const start = useMutation({
    mutationFn: ({ propertyId, importImages }: ImportRequest) => {
      const [first = '', ...more] = parseIds(propertyId);
      const which = more.length > 0 ? { propertyIds: [first, ...more] } : { propertyId: first };
      return bodyOf(
        api.POST('/api/admin/jobs', { body: { kind: 'import-property', ...which, importImages } }),
      );
    },
    onSuccess: ({ jobId }) => watch(jobId),
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 401) return;
      showToast({ tone: 'error', title: 'Nicht authentifiziert', description: 'Bitte melden Sie sich an' });
    },
  });
  const isRunning =
    start.isPending || isAwaited(start.data?.jobId, runs) || running.some((job) => job.started_by === me);

  return {
    start: start.mutate,
    running,
    isRunning,
    /** The last ended import of the signed-in person; undefined while one is running or if the last start failed. */
    latest: isRunning || start.error ? undefined : ended.find((job) => job.started_by === me),
    refused: start.error ? refusedOutcome(start.error) : null,
    ended,
    history,
  };
}
