import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../ui/query-state.tsx';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { CallDetails } from './call-details.tsx';
import { callQuery } from './call-log-query.ts';

export function CallDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const call = useQuery(callQuery(id));
  return (
    <RecordDialog title="Aufruf von Propstack" onClose={onClose}>
      <QueryState query={call} subject="Der Eintrag" mt="4" h="64" />
      {call.data && <CallDetails call={call.data} />}
    </RecordDialog>
  );
}
