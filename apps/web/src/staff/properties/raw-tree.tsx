import { useQuery } from '@tanstack/react-query';
import { CopyJsonButton } from '../json/copy-json-button.tsx';
import { JsonTree } from '../json/json-tree.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { rawDataQuery } from './properties-query.ts';

export function RawTree({ id }: { id: number }) {
  const raw = useQuery(rawDataQuery(id));
  if (!raw.data) {
    return <QueryState query={raw} subject="Die Rohdaten" isPlural />;
  }
  const { raw_data: value } = raw.data;
  return (
    <>
      <CopyJsonButton value={value} mb="2" />
      <JsonTree value={value} label="Rohdaten als JSON" maxHeight="24rem" />
    </>
  );
}
