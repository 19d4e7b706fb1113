import { expect, it } from '@jest/globals';
import { type PropstackReader } from '../propstack/propstack-reader.ts';
import { readListedIds } from './listed-ids.ts';

const per = 100_000;
/** A CRM that lists the ids from 1 to `total`. */
const readerOf = (total: number) =>
  ({
    idPage: (page: number) => {
      const first = (page - 1) * per;
      const ids = Array.from({ length: Math.min(per, total - first) }, (_, at) => first + at + 1);
      return Promise.resolve({ ids, withoutId: 0, total });
    },
  }) as unknown as PropstackReader;

it('a list of 100,000 object ids from the CRM is read completely, and a longer one is refused', async () => {
  expect((await readListedIds(readerOf(100_000), per)).size).toBe(100_000);
  await expect(readListedIds(readerOf(100_001), per)).rejects.toMatchObject({
    problem: { detail: 'Propstack nennt 100001 Objekte. Es wurde nichts entfernt.' },
  });
});
