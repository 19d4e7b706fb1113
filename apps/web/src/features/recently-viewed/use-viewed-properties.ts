import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isMissing } from '../../api/problem.ts';
import { propertyQuery } from '../../api/queries.ts';
import type { PublicProperty } from '../../api/types.ts';
import { forgetViewed } from '../../recently-viewed/recently-viewed.ts';

type Answer = UseQueryResult<PublicProperty>;

const join = (ids: readonly number[], answers: readonly Answer[]) => ({
  properties: answers.flatMap(({ data, error }) => (data && !isMissing(error) ? [data] : [])),
  gone: ids.filter((_, index) => isMissing(answers[index]?.error)),
});

/**
 * The properties as they are now. One that is no longer public leaves the list without a word; one that cannot be loaded
 * is not shown.
 */
export function useViewedProperties(ids: readonly number[]): readonly PublicProperty[] {
  const { properties, gone } = useQueries({
    queries: ids.map((id) => propertyQuery(id)),
    combine: (answers) => join(ids, answers),
  });
  const goneKey = gone.join();
  const stillGone = useMemo(() => goneKey.split(',').filter(Boolean).map(Number), [goneKey]);
  useEffect(() => {
    if (stillGone.length > 0) forgetViewed(stillGone);
  }, [stillGone]);
  return properties;
}
