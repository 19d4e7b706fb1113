import { type ReactNode, useId } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Panel } from '../frame/tool-page.tsx';

/** What a part of the page needs of its query. */
export interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

/** A part of the page with its own data: heading, loading and error state, content. */
export function Section<Data>({
  title,
  text,
  query,
  children,
}: {
  title: string;
  text?: string;
  query: Asked<Data>;
  children: (data: Data) => ReactNode;
}) {
  const id = useId();
  const { data, error, isPending, refetch } = query;
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
        {isPending && <Skeleton h="16" role="status" aria-label={`${title} wird geladen`} />}
        {error && data === undefined && (
          <Notice role="alert" title="Das konnte nicht geladen werden" text={error.message}>
            <Button size="sm" onClick={() => refetch()}>
              Erneut versuchen
            </Button>
          </Notice>
        )}
        {data !== undefined && children(data)}
      </chakra.div>
    </Panel>
  );
}
