import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answerWith, path, section, wholePage } from '../../../test/property-page.ts';
import { renderPage } from '../../../test/render-page.tsx';

const offered = {
  price: 1_250_000,
  base_rent: 1_900,
  courtage: '3,57 %',
  courtage_note: 'Die Provision ist bei Vertragsschluss fällig.',
  free_from: '2027-01-15',
  street: null,
  other_note: 'Besichtigungen sind nach Vereinbarung möglich.',
};

describe('the status of a property', () => {
  it.each([
    [170240, 'BUY', 'Coming Soon'],
    [170241, 'BUY', 'Verfügbar'],
    [170242, 'BUY', 'Reserviert'],
    [170242, 'RENT', 'Reserviert'],
  ])(
    'of %d and %s reads %s, once, beside price and form',
    async (property_status_id, marketing_type, word) => {
      answerWith({ ...offered, property_status_id, marketing_type });
      renderPage(path);
      expect(await screen.findByRole('form', { name: 'Exposé anfordern' })).toBeVisible();
      expect(screen.getByText(word)).toBeVisible();
      expect(screen.getByText(/1\.250\.000\s€|1\.900\s€/)).toBeVisible();
      expect(screen.getByText('Bezugsfrei').nextSibling).toHaveTextContent('15.01.2027');
      expect(section('Standort').getByRole('button', { name: 'Karte laden' })).toBeVisible();
      expect(section('Sonstiges').getByText(/^Besichtigungen/)).toBeVisible();
      expect(section('Energieeffizienzklasse').getByText(/bei der Besichtigung vorgelegt/)).toBeVisible();
      if (word !== 'Verfügbar') expect(screen.queryByText('Verfügbar')).toBeNull();
    },
  );

  it('says reserved where the title does', async () => {
    answerWith({ title: 'Reserviert: Villa an der Elbe' });
    renderPage('/immobilie/reserviert-villa-an-der-elbe-42');
    expect(await screen.findByText('Reserviert')).toBeVisible();
    expect(screen.queryByText('Verfügbar')).toBeNull();
  });

  it.each([
    ['BUY', 'Verkauft', 'Diese Immobilie ist bereits verkauft.'],
    ['RENT', 'Vermietet', 'Diese Immobilie ist bereits vermietet.'],
  ])(
    'of a closed one (%s) reads %s: nothing that serves a buyer, but the search order',
    async (marketing_type, word, text) => {
      answerWith({ ...offered, property_status_id: 170243, marketing_type });
      renderPage(path);
      await wholePage();
      expect(screen.getByText(word)).toBeVisible();
      expect(screen.getByText('Haus')).toBeVisible();
      expect(screen.queryByText(/zum Kauf|zur Miete/)).toBeNull();
      const note = within(screen.getByRole('region', { name: 'Nicht mehr im Angebot' }));
      expect(note.getByText(text)).toBeVisible();
      expect(note.getByRole('link', { name: 'Suchauftrag erteilen' })).toHaveAttribute(
        'href',
        '/suchauftrag',
      );
      expect(screen.queryByText(/Exposé anfordern|Verfügbar|Bezugsfrei|rovision|€/)).toBeNull();
      const place = section('Standort');
      expect(place.getByText('22587 Hamburg')).toBeVisible();
      expect(place.queryByRole('button', { name: 'Karte laden' })).toBeNull();
      expect(screen.queryByText(/genaue Anschrift|Sonstiges|Besichtigung|Energieausweis/)).toBeNull();
      expect(screen.getAllByRole('link', { name: 'Anrufen' })).not.toHaveLength(0);
    },
  );
});
