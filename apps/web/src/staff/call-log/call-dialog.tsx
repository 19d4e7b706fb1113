import { useQuery } from '@tanstack/react-query';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { CallDetails } from './call-details.tsx';
import { callQuery } from './call-log-query.ts';

/** One call with its request and its answer. */
export function CallDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const call = useQuery(callQuery(id));
  return (
    <RecordDialog title="Aufruf von Propstack" onClose={onClose}>
      {call.isPending && <Skeleton mt="4" h="64" role="status" aria-label="Der Eintrag wird geladen" />}
      {call.error && (
        <Notice role="alert" title="Der Eintrag konnte nicht geladen werden" text={call.error.message}>
          <Button onClick={() => void call.refetch()}>Erneut versuchen</Button>
        </Notice>
      )}
      {call.data && <CallDetails call={call.data} />}
    </RecordDialog>
  );
}
