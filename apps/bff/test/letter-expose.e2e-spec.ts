import { problem, type Problem } from '@estate/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { upstream } from './upstream.ts';
import { startWorld, type World } from './world.ts';

const token = `${'s'.repeat(36)}.${'k'.repeat(32)}`;
const hash = 'ab'.repeat(32);
const file = { hash, name: 'Exposé Villa Elbe.pdf' };

let world: World;
let media: Awaited<ReturnType<typeof upstream>>;
beforeAll(async () => {
  media = await upstream(() => ({ status: 200, headers: {}, body: '%PDF-1.7 Villa' }));
  world = await startWorld({ MEDIA_URL: media.url });
});
afterAll(async () => {
  await world.close();
  media.server.close();
});

const open = (rest: string, init?: RequestInit) => world.get(`/suchauftraege/${rest}`, init);
const answer = (given: object) => world.leads.answer({ 'leads.openLetterExpose': () => given });

describe('the exposé by the link of a letter to everybody', () => {
  it.each(['villa-elbe-42', 'villa-elbe-42.', '42'])(
    'the link %s gives the PDF, which no cache, index or referrer keeps [S-2.264]',
    async (slug) => {
      answer(file);
      const response = await open(`${token}/expose/${slug}`);
      expect([response.status, await response.text()]).toEqual([200, '%PDF-1.7 Villa']);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment; filename/),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(media.seen.at(-1)?.request.url).toBe(`/documents/${hash}`);
      expect(world.leads.calls.at(-1)).toMatchObject({
        message: 'leads.openLetterExpose',
        input: { token, id: 42 },
      });
    },
  );

  it.each([
    ['expose-over', 410, 'Dieser Link gilt nicht mehr'],
    ['property-gone', 410, 'Diese Immobilie wird nicht mehr angeboten'],
    ['not-found', 404, 'Dieses Exposé gibt es nicht'],
    ['unavailable', 503, 'in einigen Minuten'],
  ] as const)('an exposé that leads refuses as %s is a plain German page', async (code, status, sentence) => {
    answer(problem(code satisfies Problem['code']));
    const response = await open(`${token}/expose/villa-elbe-42`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toContain(sentence);
  });

  it.each([`${token}/expose/villa`, `kurz/expose/villa-elbe-42`])(
    'the link %s is no link to an exposé, and leads is not asked',
    async (rest) => {
      const before = world.leads.calls.length;
      expect((await open(rest)).status).toBe(404);
      expect(world.leads.calls).toHaveLength(before);
    },
  );
});
