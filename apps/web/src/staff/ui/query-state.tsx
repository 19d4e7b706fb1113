import type { ComponentProps } from 'react';
import { problemText } from '../../shared/api/problem-text.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

/** The fields of a query result that QueryState needs. */
export interface Query<Data = unknown> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

/**
 * Placeholder of a pending query, or its error with a retry button. If earlier data exist, the error takes one line
 * above them. `subject` is what is loaded, as the subject of a sentence.
 */
export function QueryState({
  query: { data, error, isPending, refetch },
  subject,
  isPlural = false,
  ...size
}: { query: Query; subject: string; isPlural?: boolean } & ComponentProps<typeof Skeleton>) {
  if (isPending) {
    const loading = `${subject} ${isPlural ? 'werden' : 'wird'} geladen`;
    return <Skeleton h="24" role="status" aria-label={loading} {...size} />;
  }
  if (!error) return null;
  const failed = `${subject} ${isPlural ? 'konnten' : 'konnte'} nicht geladen werden`;
  if (data === undefined) {
    return (
      <Notice role="alert" title={failed} text={problemText(error)}>
        <Button onClick={() => refetch()}>Erneut versuchen</Button>
      </Notice>
    );
  }
  return (
    <chakra.p role="alert" mb="2" color="danger">
      {failed}: {problemText(error)}{' '}
      <Button size="sm" tone="quiet" onClick={() => refetch()}>
        Erneut versuchen
      </Button>
    </chakra.p>
  );
}
