import { type ReactNode, useId } from 'react';
import { chakra } from '#styled-system/jsx';
import { Panel } from '../frame/tool-page.tsx';
import { type Query, QueryState } from '../ui/query-state.tsx';

export function Section<Data>({
  title,
  text,
  query,
  subject = 'Das',
  children,
}: {
  title: string;
  text?: string;
  query: Query<Data>;
  subject?: string;
  children: (data: Data) => ReactNode;
}) {
  const id = useId();
  return (
    <Panel mt="4" aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="md">
        {title}
      </chakra.h2>
      {text && (
        <chakra.p mt="1" color="inkMuted">
          {text}
        </chakra.p>
      )}
      <chakra.div mt="4">
        <QueryState query={query} subject={subject} />
        {query.data !== undefined && children(query.data)}
      </chakra.div>
    </Panel>
  );
}
