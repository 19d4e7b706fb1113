import { sell, sellSection } from '@estate/content/sections/sell';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SectionDetail } from '../../shared/api/types.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';

const ada = { id: 'u1', name: 'Ada Brandt' };
const at = '2026-11-28T09:00:00.000Z';

let section: SectionDetail;
let saved: { words: { title: string }; revision: number; version: number }[];

/** Stores a draft as the server does: with the next revision. */
function store(words: object, by = ada): SectionDetail {
  section = {
    ...section,
    draft: {
      revision: (section.draft?.revision ?? 0) + 1,
      words: { ...words },
      saved_at: at,
      saved_by: by,
      publish_at: null,
      failed_at: null,
      faults: [],
      warnings: [],
    },
  };
  return section;
}

/** The first field of the section. Its entries have fields of the same label. */
async function title(): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('textbox', { name: 'Überschrift' }, { timeout: 8_000 });
  if (!first) throw new Error('no title');
  return first;
}

beforeEach(() => {
  saved = [];
  section = {
    key: 'sell',
    title: sellSection.title,
    text: sellSection.text,
    group: sellSection.group,
    pages: ['/verkaufen'],
    is_legal: false,
    version: null,
    draft: null,
    fields: { ...sellSection.fields },
    published: { ...sell.shipped },
  };
  server.use(
    signedIn(),
    http.get('*/api/admin/content', () => HttpResponse.json({ items: [section] })),
    http.get('*/api/admin/content/sell', () => HttpResponse.json({ section })),
    http.get('*/api/admin/content/sell/versions', () => HttpResponse.json({ items: [] })),
    http.get('*/api/admin/content-preview', () =>
      HttpResponse.json({ address: '/verkaufen?entwurf=abc.def' }),
    ),
    http.put('*/api/admin/content/sell/draft', async ({ request }) => {
      const body = (await request.json()) as (typeof saved)[number];
      const isCurrent =
        body.revision === (section.draft?.revision ?? 0) && body.version === (section.version?.number ?? 0);
      if (!isCurrent) return refused('outdated-record');
      saved.push(body);
      return HttpResponse.json({ section: store(body.words) });
    }),
  );
});

describe('words of the website', () => {
  it('a section is found in the list of contents and opens with its words and the real page', async () => {
    const { user } = renderPage('/admin/inhalte');
    await user.click(await screen.findByRole('link', { name: 'Verkaufen' }));
    expect(await title()).toHaveProperty('value', sell.shipped.title);
    expect(await screen.findByTitle('Vorschau der Seite /verkaufen')).toHaveProperty(
      'src',
      expect.stringContaining('/verkaufen?entwurf=abc.def'),
    );
  });

  it('changed words save themselves as a draft', async () => {
    const { user } = renderPage('/admin/inhalte?abschnitt=sell');
    await user.type(await title(), '!');
    await waitFor(() => expect(saved.at(-1)?.words.title).toBe(`${sell.shipped.title}!`), { timeout: 4_000 });
    expect(await screen.findByText(/Entwurf gespeichert von Ada Brandt/)).toBeDefined();
  });

  it('words that cannot be saved stay in the form, which says so and tries again', async () => {
    let isDown = true;
    server.use(
      http.put('*/api/admin/content/sell/draft', async ({ request }) => {
        if (isDown) return refused('unavailable');
        const body = (await request.json()) as (typeof saved)[number];
        return HttpResponse.json({ section: store(body.words) });
      }),
    );
    const { user } = renderPage('/admin/inhalte?abschnitt=sell');
    await user.type(await title(), '!');
    expect(await screen.findByText(/^Nicht gespeichert/, {}, { timeout: 4_000 })).toBeDefined();
    expect(await title()).toHaveProperty('value', `${sell.shipped.title}!`);
    isDown = false;
    await waitFor(() => expect(section.draft?.words['title']).toBe(`${sell.shipped.title}!`), {
      timeout: 9_000,
    });
  }, 20_000);

  it('a colleague who saved another place first loses nothing, and neither does the person', async () => {
    const { user } = renderPage('/admin/inhalte?abschnitt=sell');
    await title();
    store({ ...sell.shipped, subtitle: 'Von einem Kollegen' }, { id: 'u2', name: 'Jan' });
    await user.type(await title(), '!');
    await waitFor(
      () =>
        expect(saved.at(-1)?.words).toMatchObject({
          title: `${sell.shipped.title}!`,
          subtitle: 'Von einem Kollegen',
        }),
      { timeout: 6_000 },
    );
  }, 15_000);

  it('the first save of a person keeps what a colleague published meanwhile', async () => {
    const { user } = renderPage('/admin/inhalte?abschnitt=sell');
    await title();
    section = {
      ...section,
      version: { number: 1, published_at: at, published_by: { id: 'u2', name: 'Jan' } },
      published: { ...sell.shipped, subtitle: 'Von Jan veröffentlicht' },
    };
    await user.type(await title(), '!');
    await waitFor(
      () =>
        expect(saved.at(-1)?.words).toMatchObject({
          title: `${sell.shipped.title}!`,
          subtitle: 'Von Jan veröffentlicht',
        }),
      { timeout: 6_000 },
    );
  }, 15_000);

  it('a place that a colleague changed too shows both words until the person chooses', async () => {
    const { user } = renderPage('/admin/inhalte?abschnitt=sell');
    await title();
    store({ ...sell.shipped, title: 'Die Worte von Jan' }, { id: 'u2', name: 'Jan' });
    await user.type(await title(), '!');
    const alert = await screen.findByRole('alert', {}, { timeout: 6_000 });
    await user.click(within(alert).getByRole('button', { name: 'Text des Kollegen übernehmen' }));
    expect(await title()).toHaveProperty('value', 'Die Worte von Jan');
    await waitFor(() => expect(saved.at(-1)?.words.title).toBe('Die Worte von Jan'), { timeout: 4_000 });
  }, 15_000);

  it('a draft with a fault is not published, and the fault names its field', async () => {
    store({ ...sell.shipped, title: '' });
    section.draft?.faults.push({ path: 'title', message: 'Bitte füllen Sie diese Zeile aus.' });
    server.use(http.post('*/api/admin/content/sell/publication', () => refused('invalid-input')));
    const { user } = renderPage('/admin/inhalte?abschnitt=sell');
    await title();
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
    const remarks = screen.getByText('Vor der Veröffentlichung zu klären');
    await waitFor(() => expect(document.activeElement?.contains(remarks)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.getByRole('link', { name: 'Überschrift' })).toHaveProperty(
      'hash',
      `#${(await title()).id}`,
    );
  });

  it('a fault that is mended and not saved yet does not hold up the publication', async () => {
    store({ ...sell.shipped, title: '' });
    section.draft?.faults.push({ path: 'title', message: 'Bitte füllen Sie diese Zeile aus.' });
    let order: unknown;
    server.use(
      http.post('*/api/admin/content/sell/publication', async ({ request }) => {
        order = await request.json();
        return HttpResponse.json({ section });
      }),
    );
    const { user } = renderPage('/admin/inhalte?abschnitt=sell');
    await user.type(await title(), 'Neu');
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
    await waitFor(() => expect(order).toEqual({ revision: 2, at: null }), { timeout: 4_000 });
  });

  it('entries of a list are folded under their titles, and one with a fault is open', async () => {
    store(sell.shipped);
    section.draft?.faults.push({ path: 'steps.2.text', message: 'Bitte füllen Sie diese Zeile aus.' });
    const { user } = renderPage('/admin/inhalte?abschnitt=sell');
    await title();
    const entry = (name: RegExp) => screen.getByText(name).closest('details');
    expect(entry(/^Schritt 3: Unterlagen$/)?.open).toBe(true);
    expect(entry(/^Schritt 4: /)?.open).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Schritt hinzufügen' }));
    expect(entry(/^Schritt 9$/)?.open).toBe(true);
  });

  it('legal words are shown to a colleague who is no admin, but not edited', async () => {
    server.use(signedIn('office'));
    section = { ...section, is_legal: true };
    renderPage('/admin/inhalte?abschnitt=sell');
    expect((await title()).closest('fieldset')).toHaveProperty('disabled', true);
    expect(screen.getByText(/ändern nur Admins/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).toBeNull();
  });

  it('a publication sends the saved revision', async () => {
    store({ ...sell.shipped, title: 'Neu' });
    let order: unknown;
    server.use(
      http.post('*/api/admin/content/sell/publication', async ({ request }) => {
        order = await request.json();
        section = {
          ...section,
          published: { ...sell.shipped, title: 'Neu' },
          draft: null,
          version: { number: 1, published_at: at, published_by: ada },
        };
        return HttpResponse.json({ section });
      }),
    );
    const { user } = renderPage('/admin/inhalte?abschnitt=sell');
    await title();
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
    expect(await screen.findByText(/^Veröffentlicht von Ada Brandt/)).toBeDefined();
    expect(order).toEqual({ revision: 1, at: null });
  });

  it('words that are published right after they were typed are saved first, and published with the new revision', async () => {
    let order: unknown;
    server.use(
      http.post('*/api/admin/content/sell/publication', async ({ request }) => {
        order = await request.json();
        return HttpResponse.json({ section });
      }),
    );
    const { user } = renderPage('/admin/inhalte?abschnitt=sell');
    await user.type(await title(), '!');
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
    await waitFor(() => expect(order).toEqual({ revision: 1, at: null }), { timeout: 4_000 });
    expect(saved.map(({ words }) => words.title)).toEqual([`${sell.shipped.title}!`]);
  });
});
