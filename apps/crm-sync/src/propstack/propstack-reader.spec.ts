import { ProblemError } from '@estate/server-kit/http/problem-error';
import { expect, it } from '@jest/globals';
import { type PropstackApi } from './propstack-api.ts';
import { PropstackReader } from './propstack-reader.ts';

it('the labels of CRM codes are requested again after an unreadable response, and then once for all objects', async () => {
  const requestedPaths: string[] = [];
  const api = {
    now: () => Promise.resolve('2026-11-27T08:00:00.000Z'),
    read: (_version: string, path: string) => {
      requestedPaths.push(path);
      if (path !== 'properties/options') return Promise.resolve({ data: { id: Number(path.split('/')[1]) } });
      return requestedPaths.filter((one) => one === path).length === 1
        ? Promise.reject(new ProblemError('crm-unreadable'))
        : Promise.resolve({ data: { condition: { NEW: 'Neubau' } } });
    },
  } as unknown as PropstackApi;
  const reader = new PropstackReader(api, 'full-sync', new AbortController().signal, 'v2');
  await expect(reader.unit(1)).rejects.toThrow(ProblemError);
  for (const id of [1, 2]) expect((await reader.unit(id)).codes).toEqual({ condition: { NEW: 'Neubau' } });
  expect(requestedPaths.filter((path) => path === 'properties/options')).toHaveLength(2);
});
