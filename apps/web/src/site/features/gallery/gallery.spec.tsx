import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildImage, buildProperty } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';

const buildImages = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildImage({
      id: String(index),
      position: index,
      storage_path: `42/${index}.jpeg`,
      title: `Bild ${index}`,
    }),
  );

async function renderGallery(count: number, images = buildImages(count)) {
  server.use(http.get('*/api/properties/:id', () => HttpResponse.json(buildProperty({ images }))));
  const page = renderPage('/immobilie/villa-an-der-elbe-42');
  const gallery = await screen.findByRole('region', { name: 'Bilder' });
  return { ...page, gallery };
}

describe('gallery', () => {
  it('the buttons show the next and the previous image, and the first after the last [V-2.35]', async () => {
    const { user } = await renderGallery(3);

    await user.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
    expect(screen.getByText('2 / 3')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Bild 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Vorheriges Bild' }));
    await user.click(screen.getByRole('button', { name: 'Vorheriges Bild' }));
    expect(screen.getByText('3 / 3')).toBeVisible();
  });

  it('the caption of a picture is hidden from screen readers, which read its alternative text [V-2.35]', async () => {
    const { gallery } = await renderGallery(2);
    expect(within(gallery).getByText('Bild 0')).toHaveAttribute('aria-hidden', 'true');
  });

  it('a visualisation has its label in the picture and in its name, and the caption of its original says so', async () => {
    const [front, room] = buildImages(2);
    const staged = buildImage({
      id: 'staged',
      position: 5,
      title: 'Bild 1 (Visualisierung)',
      origin: 'staged',
      counterpart_id: '1',
    });
    const images = [front!, { ...room!, counterpart_id: 'staged' }, staged];
    const { user, gallery } = await renderGallery(3, images);
    const label = 'möbliert (Visualisierung)';

    expect(screen.getByRole('img', { name: 'Bild 0' }).parentElement).not.toHaveTextContent(label);
    await user.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
    // The title says what the label says, so screen readers hear it once.
    const shown = screen.getByRole('img', { name: 'Bild 1 (Visualisierung)' });
    expect(shown.parentElement).toHaveTextContent(label);
    expect(
      await screen.findByRole('button', { name: `Villa an der Elbe, Bild 2, ${label}, zeigen` }),
    ).toHaveTextContent('');
    await user.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
    expect(within(gallery).getByText('Bild 1 (Original)')).toBeVisible();
  });

  it('main image and thumbnails are requested in the sizes of the specification [V-9.12, V-9.14]', async () => {
    const { gallery } = await renderGallery(2);
    const main = screen.getByRole('img', { name: 'Bild 0' });
    expect(main.getAttribute('src')).toContain('width=1400&height=831');
    expect(main.getAttribute('srcset')?.match(/\d+w/g)).toEqual(['800w', '1200w', '1600w']);
    const thumbnail = (await within(gallery).findByRole('button', { name: /Bild 2 zeigen/ })).querySelector(
      'img',
    );
    expect(thumbnail?.getAttribute('src')).toContain('width=120&height=71');
  });

  it('the arrow keys change the image', async () => {
    const { user } = await renderGallery(3);
    screen.getByRole('button', { name: 'Nächstes Bild' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(screen.getByText('2 / 3')).toBeVisible();
  });

  it('swiping changes the image, a scroll or a tap does not', async () => {
    await renderGallery(3);
    const surface = screen.getByText('1 / 3').parentElement!;
    const swipe = (x: number, y: number) => {
      fireEvent.touchStart(surface, { touches: [{ clientX: 200, clientY: 200 }] });
      fireEvent.touchEnd(surface, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
    };
    swipe(-20, 0);
    swipe(-60, 90);
    expect(screen.getByText('1 / 3')).toBeVisible();
    swipe(-80, 10);
    expect(screen.getByText('2 / 3')).toBeVisible();
    swipe(80, 10);
    expect(screen.getByText('1 / 3')).toBeVisible();
  });

  it('a click on a thumbnail shows its image and marks it [V-2.35]', async () => {
    const { user } = await renderGallery(4);
    const thumbnail = await screen.findByRole('button', { name: 'Villa an der Elbe, Bild 3 zeigen' });
    await user.click(thumbnail);
    expect(screen.getByText('3 / 4')).toBeVisible();
    expect(thumbnail).toHaveAttribute('aria-current', 'true');
  });

  it('the large view opens with the same image, follows the keys, and its last image stays in the gallery', async () => {
    const { user } = await renderGallery(3);
    await user.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
    await user.click(screen.getByRole('button', { name: 'Großansicht öffnen' }));

    const large = within(screen.getByRole('dialog', { name: 'Villa an der Elbe, Großansicht' }));
    expect(large.getByText('2 / 3')).toBeVisible();
    expect(large.getByRole('img', { name: 'Bild 1' }).getAttribute('src')).toContain(
      'width=1600&height=1200',
    );
    large.getByRole('button', { name: 'Großansicht schließen' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(large.getByText('3 / 3')).toBeVisible();
    await user.click(large.getByRole('button', { name: 'Großansicht schließen' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('3 / 3')).toBeVisible();
  });

  it('the small image is shown until the large one has loaded', async () => {
    const { user } = await renderGallery(2);
    await user.click(screen.getByRole('button', { name: 'Großansicht öffnen' }));
    const dialog = screen.getByRole('dialog');
    const sources = () => [...dialog.querySelectorAll('img')].map((img) => img.getAttribute('src'));
    expect(sources()).toEqual([
      expect.stringContaining('42/0.jpeg?width=1400&height=831'),
      expect.stringContaining('42/0.jpeg?width=1600&height=1200'),
    ]);
    fireEvent.load(within(dialog).getByRole('img', { name: 'Bild 0' }));
    expect(sources()).toEqual([expect.stringContaining('width=1600&height=1200')]);

    await user.click(within(dialog).getByRole('button', { name: 'Nächstes Bild' }));
    expect(sources()[0]).toContain('42/1.jpeg?width=120&height=71');
  });

  describe('on a phone', () => {
    const { matchMedia } = window;
    afterEach(() => {
      window.matchMedia = matchMedia;
    });

    it('on a phone the large view lists all pictures below each other [V-2.35]', async () => {
      window.matchMedia = (media) =>
        Object.assign(new EventTarget(), {
          matches: media === '(max-width: 47.99rem)',
          media,
        }) as MediaQueryList;
      const { user } = await renderGallery(3);
      await user.click(screen.getByRole('button', { name: 'Großansicht öffnen' }));
      const large = within(screen.getByRole('dialog'));
      expect(large.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
        'Bild 0',
        'Bild 1',
        'Bild 2',
      ]);
      expect(large.queryByRole('button', { name: 'Nächstes Bild' })).toBeNull();
      await user.click(large.getByRole('button', { name: 'Großansicht schließen' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('swiping changes the image in the large view', async () => {
    const { user } = await renderGallery(3);
    await user.click(screen.getByRole('button', { name: 'Großansicht öffnen' }));
    const large = within(screen.getByRole('dialog'));
    const surface = large.getByText('1 / 3').parentElement!;
    fireEvent.touchStart(surface, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(surface, { changedTouches: [{ clientX: 100, clientY: 205 }] });
    expect(large.getByText('2 / 3')).toBeVisible();
  });

  it('the large view opens again with the image that was shown last', async () => {
    const { user, router } = await renderGallery(3);
    await user.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
    await user.click(screen.getByRole('button', { name: 'Großansicht öffnen' }));
    await act(() => router.navigate({ to: '/impressum' }));
    await screen.findByRole('heading', { level: 1, name: 'Impressum' });
    act(() => router.history.back());
    const large = within(await screen.findByRole('dialog', { name: 'Villa an der Elbe, Großansicht' }));
    expect(large.getByText('2 / 3')).toBeVisible();
  });

  it('a single image has no controls, and a drawn house replaces missing images [V-8.25]', async () => {
    await renderGallery(0);
    expect(screen.getByRole('img', { name: 'Kein Bild vorhanden' })).toHaveAttribute('src', '/asset');
    expect(screen.queryByRole('button', { name: 'Nächstes Bild' })).toBeNull();
  });
});
