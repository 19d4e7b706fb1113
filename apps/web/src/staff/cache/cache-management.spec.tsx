import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';

const path = '*/api/admin/caches/clear';

describe('cache management', () => {
  beforeEach(() => {
    sessionStorage.clear();
    server.use(signedIn());
  });
  const start = async () => {
    const { user } = renderPage('/admin/cache');
    await user.click(await screen.findByRole('button', { name: 'Alle Caches leeren' }));
  };

  it('all caches are cleared and counted, also without a service worker, and the reload is announced [S-2.56, S-8.10]', async () => {
    server.use(http.post(path, () => HttpResponse.json({ cleared: 1_234 })));
    await start();
    expect(await screen.findByText('✅ Alle Caches erfolgreich geleert!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Seite wird neu geladen ...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByText('1.234 gemerkte Antworten')).toBeVisible();
    expect(screen.getByText('ist in diesem Browser nicht eingerichtet')).toBeVisible();
  });

  it('the result of clearing the caches is still shown after the reload [S-2.56]', async () => {
    const cleared = { answers: 1, browserCaches: 2, worker: 'silent', at: '2026-11-01T08:00:00.000Z' };
    sessionStorage.setItem('caches-cleared', JSON.stringify(cleared));
    renderPage('/admin/cache');
    expect(await screen.findByText('1 gemerkte Antwort')).toBeVisible();
    expect(screen.getByText('2 Zwischenspeicher')).toBeVisible();
    expect(screen.getByText(/hat nicht geantwortet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Alle Caches leeren' })).not.toHaveAttribute('aria-disabled');
  });

  it('a failure to clear the caches shows its reason and does not reload the page [S-8.10]', async () => {
    server.use(http.post(path, () => refused('unavailable')));
    await start();
    expect(await screen.findByRole('button', { name: 'Alle Caches leeren' })).not.toHaveAttribute(
      'aria-disabled',
    );
    expect(screen.getByText('❌ Fehler beim Leeren des Caches')).toBeVisible();
    expect(screen.getByText(/^❌ Fehler beim Leeren des Caches: ./)).toBeVisible();
    expect(screen.queryByText('Zuletzt geleert')).toBeNull();
  });
});
