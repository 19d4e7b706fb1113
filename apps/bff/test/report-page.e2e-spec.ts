import { problem } from '@estate/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startWorld, type World } from './world.ts';

const known = 'k'.repeat(43);
const former = 'f'.repeat(43);
const asked = (token: string) => {
  if (token === known) return undefined;
  return problem(token === former ? 'report-over' : 'not-found');
};
const month = (name: string, views: number | null, expose: number | null, viewing: number | null) => ({
  month: name,
  views,
  requests: [
    { kind: 'expose', count: expose },
    { kind: 'viewing', count: viewing },
  ],
});
const report = {
  property: { id: 42, title: 'Villa <Elbe>', city: 'Hamburg' },
  paused_until: null as string | null,
  counted_from: '2026-09-15',
  months: [month('2026-10', 1_234, 12, null), month('2026-09', null, 5, null)],
};

let world: World;
beforeAll(async () => {
  world = await startWorld();
  world.leads.answer({
    'leads.readReport': ({ token }: { token: string }) => asked(token) ?? report,
    'leads.unsubscribeReport': ({ token }: { token: string }) => asked(token) ?? {},
  });
});
afterAll(() => world.close());

const open = (token: string, init?: RequestInit) => world.get(`/eigentuemer/${token}`, init);
const cellsOf = (html: string) => [...html.matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/g)].map(([, text]) => text);

describe('the page of a report', () => {
  it('shows the last month and those before, and no figure below five [S-2.213]', async () => {
    const response = await open(known);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<h1>Villa &lt;Elbe&gt;</h1>');
    expect(html).toContain('<div><dt>Aufrufe</dt><dd>1.234</dd></div>');
    expect(html).toContain('<div><dt>Besichtigungsanfragen</dt><dd>weniger als 5</dd></div>');
    expect(cellsOf(html)).toEqual([
      'Monat',
      'Aufrufe',
      'Exposé-Anfragen',
      'Besichtigungs\u00adanfragen',
      'September 2026',
      'weniger als 5',
      '5',
      'weniger als 5',
    ]);
    expect(html).toContain('Wir zählen seit dem 15. September 2026.');
  });

  it('says that the report is paused while the property is not on the website', async () => {
    const paused = { ...report, paused_until: '2026-12-28', months: [] };
    world.leads.answer({ 'leads.readReport': () => paused });
    const html = await (await open(known)).text();
    world.leads.answer({ 'leads.readReport': ({ token }: { token: string }) => asked(token) ?? report });
    expect(html).toContain('deshalb pausiert Ihr Bericht');
    expect(html).toContain('Bleibt sie bis zum 28. Dezember 2026 fort, endet er');
  });

  it('is kept by nobody, indexed by nobody, and tells no other site its address [S-2.212]', async () => {
    const first = await open(known);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const html = await first.text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow" />');
    // No script runs on it, not even the tag manager after consent, and it loads nothing from elsewhere.
    expect(html).not.toMatch(/<script|https?:\/\//);
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
  ])('leads from the link %s to the report in one step', async (link) => {
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
  ])('says in a sentence what is wrong with %s [S-2.212]', async (_what, token, status, sentence) => {
    const response = await open(token);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain(sentence);
  });

  it('is ended by a form without account and script, after it was asked for [S-2.215]', async () => {
    const html = await (await open(known)).text();
    expect(html).toMatch(/<details[^>]*>\s*<summary>Diesen Bericht abbestellen<\/summary>/);
    const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? '';
    // A browser names no origin on a page with no-referrer.
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
    // Scanners of mails follow links: reading ends nothing.
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

  it('says that it comes later while leads is away', async () => {
    world.leads.answer({ 'leads.readReport': () => problem('unavailable') });
    const response = await open(known);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('in einigen Minuten');
  });
});
