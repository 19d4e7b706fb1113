import { problem } from '@estate/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startWorld, type World } from './world.ts';

const known = 'k'.repeat(43);
const former = 'f'.repeat(43);
const asked = (token: string) => {
  if (token === known) return undefined;
  return problem(token === former ? 'report-over' : 'not-found');
};
const html = '<head><!--fonts--></head><h1>Villa Elbe</h1>';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  world.leads.answer({
    'leads.readReport': ({ token }: { token: string }) => asked(token) ?? { html },
    'leads.unsubscribeReport': ({ token }: { token: string }) => asked(token) ?? {},
  });
});
afterAll(() => world.close());

const open = (token: string, init?: RequestInit) => world.get(`/eigentuemer/${token}`, init);

describe('the page of a report', () => {
  it('the page of a proprietor’s report is sent as leads has written it', async () => {
    const response = await open(known);
    expect([response.status, await response.text()]).toEqual([200, '<head></head><h1>Villa Elbe</h1>']);
  });

  it('the page of a proprietor’s report is not cached, not indexed, and sends no referrer to other sites [S-2.212]', async () => {
    const first = await open(known);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const calls = () => world.leads.calls.filter(({ message }) => message === 'leads.readReport').length;
    const before = calls();
    await open(known);
    expect(calls()).toBe(before + 1);
  });

  it.each([
    `${known})`,
    `${known}.`,
    `${known}%20`,
    `${known}%E2%80%8B`,
    `${known}&utm_source=mail`,
    `${known}/`,
    `%6B${known.slice(1)}`,
  ])('the report link %s redirects to the proprietor’s report in one step', async (link) => {
    for (const area of ['eigentuemer', 'Eigentuemer']) {
      const response = await world.get(`/${area}/${link}`);
      expect([response.status, response.headers.get('location')]).toEqual([301, `/eigentuemer/${known}`]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each([
    ['a link that is over', former, 410, 'Der Link gilt nicht mehr'],
    ['an unknown link', 'u'.repeat(43), 404, 'Unter diesem Link gibt es keinen Bericht'],
    ['no link at all', 'kurz', 404, 'Unter diesem Link gibt es keinen Bericht'],
    ['a broken percent', `${known}%`, 404, 'Unter diesem Link gibt es keinen Bericht'],
    ['a longer path', `${known}/mehr`, 404, 'Unter diesem Link gibt es keinen Bericht'],
  ])(
    'a proprietor’s report under the link %s is refused with a readable message [S-2.212]',
    async (_what, token, status, sentence) => {
      const response = await open(token);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain(sentence);
    },
  );

  it('a proprietor’s report is ended by a form without account and script, but not by opening a link [S-2.215]', async () => {
    const action = `/eigentuemer/${known}/abbestellen`;
    // With the policy `no-referrer`, browsers send `Origin: null`.
    const ended = await world.get(action, {
      method: 'POST',
      headers: { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(ended.status).toBe(200);
    expect(await ended.text()).toContain('Der Bericht ist abbestellt');
    expect(world.leads.calls.at(-1)).toMatchObject({
      message: 'leads.unsubscribeReport',
      input: { token: known },
    });
    // Mail scanners follow links, so opening the page must not end the report.
    const calls = world.leads.calls.length;
    const read = await open(`${known}/abbestellen`);
    expect(read.headers.get('location')).toBe(`/eigentuemer/${known}`);
    await open(`${known}/abbestellen`, { method: 'HEAD' });
    expect(world.leads.calls.slice(calls).map(({ message }) => message)).not.toContain(
      'leads.unsubscribeReport',
    );
    const oneClick = await open(`${known}/abbestellen`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.status).toBe(200);
    expect(world.leads.calls.at(-1)?.message).toBe('leads.unsubscribeReport');
    expect((await open(former, { method: 'POST' })).status).toBe(405);
    const over = await world.get(`/eigentuemer/${former}/abbestellen`, { method: 'POST' });
    expect(over.status).toBe(410);
  });

  it('the page of a proprietor’s report is answered with 503 and a readable message while leads is unavailable', async () => {
    world.leads.answer({ 'leads.readReport': () => problem('unavailable') });
    const response = await open(known);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('in einigen Minuten');
  });
});
