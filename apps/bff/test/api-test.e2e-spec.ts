import { maxApiTestBytes } from '@estate/contracts/api-test';
import { problem } from '@estate/contracts/problem';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { upstream } from './upstream.ts';
import { problemOf, startWorld, type World } from './world.ts';

const asked = { propertyId: 42, apiVersion: 'v1' };
const signedIn = { authorization: 'Bearer x' };
const resultOf = (length: number) => JSON.stringify({ success: true, data: 'x'.repeat(length) });

let answer: Awaited<ReturnType<Parameters<typeof upstream>[0]>>;
let crmSync: Awaited<ReturnType<typeof upstream>>;
let world: World;

const answers = (status: number, body: string, length = Buffer.byteLength(body)) => {
  const headers = { 'content-type': 'application/json', 'content-length': String(length) };
  answer = { status, headers, body };
};
const test = (body: unknown = asked) => world.post('/api/admin/propstack/test', body, signedIn);

beforeAll(async () => {
  crmSync = await upstream(() => answer);
  world = await startWorld({ CRM_SYNC_HTTP_URL: crmSync.url });
});
afterAll(async () => {
  await world.close();
  crmSync.server.close();
});

it('a result of 2 MB comes through as it is, and the id as a number', async () => {
  answers(200, resultOf(2_000_000));
  const response = await test({ propertyId: ' 42 ', apiVersion: 'v1' });
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe(resultOf(2_000_000));
  expect(JSON.parse(crmSync.seen.at(-1)?.body ?? '')).toEqual(asked);
});

it('a result over 5 MB is refused before it is read', async () => {
  answers(200, resultOf(maxApiTestBytes));
  expect(await problemOf(await test())).toMatchObject({ code: 'unreadable-answer' });
});

it('a problem of crm-sync is passed on, anything else is not shown', async () => {
  answers(503, JSON.stringify(problem('unavailable')));
  expect(await problemOf(await test())).toMatchObject({ status: 503, code: 'unavailable' });
  answers(500, '<html>oops</html>');
  expect(await problemOf(await test())).toMatchObject({ code: 'unreadable-answer' });
});

it('an answer that is cut short ends the connection, and the next one works', async () => {
  answers(200, '{"success"', 100);
  await expect(test().then((response) => response.text())).rejects.toThrow();
  answers(200, resultOf(1));
  expect((await test()).status).toBe(200);
});

it('without crm-sync the answer is 503', async () => {
  const alone = await startWorld();
  const response = await alone.post('/api/admin/propstack/test', asked, signedIn);
  expect(await problemOf(response)).toMatchObject({ status: 503 });
  await alone.close();
});
