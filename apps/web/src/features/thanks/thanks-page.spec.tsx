import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../test/render-page.tsx';

describe('/danke', () => {
  it('says what the toast of the form says, what comes next, and where to go on', async () => {
    renderPage('/danke?formular=expose&seite=%2Fimmobilie%2Fvilla-42');
    expect(await screen.findByRole('heading', { level: 1, name: 'Erfolgreich gesendet' })).toBeVisible();
    expect(screen.getByText(/Ihre Exposé-Anfrage wurde erfolgreich übermittelt/)).toBeVisible();
    expect(screen.getByText(/Bestätigung per/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zu den Immobilien' })).toHaveAttribute('href', '/immobilien');
    expect(screen.getByRole('link', { name: 'Zurück zur vorigen Seite' })).toHaveAttribute(
      'href',
      '/immobilie/villa-42',
    );
  });

  it.each(['https://evil.example', '//evil.example', '/admin', '/immobilie/../admin', '/kontakt?x=1'])(
    'leads to no other page: %s',
    async (page) => {
      renderPage(`/danke?formular=unbekannt&seite=${encodeURIComponent(page)}`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Nachricht gesendet!' })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Zurück zur vorigen Seite' })).not.toBeInTheDocument();
    },
  );
});
