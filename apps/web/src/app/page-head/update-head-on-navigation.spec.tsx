import { brokers } from '@estate/content/brokers';
import { pageHead } from '@estate/content/page-heads';
import { socialPicture } from '@estate/content/page-meta';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildImage, buildProperty } from '../../../test/properties.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';

const contentsOf = (name: string) =>
  [...document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((tag) =>
    tag.getAttribute('content'),
  );
const canonicals = () =>
  [...document.head.querySelectorAll('link[rel="canonical"]')].map((tag) => tag.getAttribute('href'));

const property = buildProperty({
  description_note: `Ein Haus   mit\nBlick. ${'ä'.repeat(200)}`,
  images: [
    buildImage({ id: '2', position: 2, storage_path: '42/2.jpeg' }),
    buildImage({ id: '9', position: 0, is_floorplan: true }),
    buildImage({ id: '1', position: 1, title: 'Terrasse' }),
  ],
});

const serveProperty = () =>
  server.use(
    http.get('*/api/properties/42', () => HttpResponse.json(property)),
    http.get('*/api/properties', () => HttpResponse.json({ items: [], total: 0, page: 1, page_size: 24 })),
  );

/** The head that the BFF writes into the first page of a visit. */
function serveHead(html: string): void {
  document.head.insertAdjacentHTML('beforeend', html);
}

const goTo = (router: ReturnType<typeof renderPage>['router'], to: string) =>
  act(() => router.navigate({ to }));

afterEach(() => {
  for (const tag of document.head.querySelectorAll('meta, link, script')) tag.remove();
  document.title = '';
});

describe('the head of the document', () => {
  it('each navigation updates title, description, keywords, robots, canonical URL and social tags in the HTML head', async () => {
    const { router } = renderPage('/agb');
    await screen.findByRole('heading', { level: 1 });
    await goTo(router, '/gutachten');

    const head = pageHead('/gutachten');
    await waitFor(() => expect(document.title).toBe(head.title));
    expect(contentsOf('description')).toEqual([head.description]);
    expect(contentsOf('keywords')).toEqual([
      'Verkehrswertgutachten, Restnutzungsdauer, Wohnflächenberechnung, Energieberatung',
    ]);
    expect(contentsOf('robots')).toEqual(['index, follow']);
    expect(canonicals()).toEqual(['http://localhost/gutachten']);
    expect(contentsOf('og:url')).toEqual(['http://localhost/gutachten']);
    expect(contentsOf('og:title')).toEqual([head.title]);
    expect(contentsOf('og:description')).toEqual([head.description]);
    expect(contentsOf('og:image')).toEqual([`http://localhost${socialPicture.path}`]);
    expect(contentsOf('twitter:card')).toEqual(['summary_large_image']);

    act(() => router.history.back());
    await waitFor(() => expect(canonicals()).toEqual(['http://localhost/agb']));
    expect(document.title).toBe(pageHead('/agb').title);
    expect(contentsOf('robots')).toEqual(['noindex, follow']);
  });

  it('the social picture of a property page is its first image, that of any other page the picture of the site', async () => {
    serveProperty();
    const { router } = renderPage('/immobilie/villa-an-der-elbe-42');
    await waitFor(() => expect(canonicals()).toEqual(['http://localhost/immobilie/villa-an-der-elbe-42']));
    expect(contentsOf('description')).toEqual(['Ein Haus mit Blick…']);
    expect(contentsOf('keywords')).toEqual(['Hamburg, Kauf, Immobilie']);
    expect(contentsOf('og:image')).toEqual([
      'http://localhost/media/render/property-images/42/1.jpeg?width=1200&height=630&quality=75&resize=cover&v=KeyOfTheImage001.a1',
    ]);
    expect(contentsOf('og:image:alt')).toEqual(['Terrasse: Haus in Hamburg']);
    expect(contentsOf('twitter:card')).toEqual(['summary_large_image']);

    const broker = brokers()[0]!;
    await goTo(router, `/makler/${broker.slug}`);
    await waitFor(() => expect(canonicals()).toEqual([`http://localhost/makler/${broker.slug}`]));
    expect(contentsOf('og:type')).toEqual(['profile']);
    expect(contentsOf('og:image')).toEqual([`http://localhost${socialPicture.path}`]);
  });

  it.each([
    ['/gibt-es-nicht', pageHead('notFound')],
    ['/makler/niemand', pageHead('notFound')],
    ['/immobilie/a/b', pageHead('notFound')],
    ['/immobilie/weg-7', pageHead('propertyGone')],
  ])('the path %s is kept out of search engines and has no canonical URL', async (path, head) => {
    server.use(http.get('*/api/properties/7', () => refused('property-gone')));
    renderPage(path);
    await waitFor(() => expect(document.title).toBe(head.title));
    expect(contentsOf('robots')).toEqual(['noindex, follow']);
    expect(contentsOf('og:title')).toEqual([head.title]);
    expect([canonicals(), contentsOf('og:url'), contentsOf('keywords')]).toEqual([[], [], []]);
  });

  it('the HTML head of the first page stays as the BFF served it and gives the origin for later pages', async () => {
    const { router } = renderPage('/impressum');
    serveHead(`<meta name="robots" content="noindex, follow" />
      <meta name="description" content="vom Server" />
      <meta name="public-url" content="https://www.example.test/" />
      <meta property="og:title" content="vom Server" />
      <link rel="canonical" href="https://www.example.test/impressum" />
      <script type="application/ld+json">{}</script>`);
    await screen.findByRole('heading', { level: 1, name: 'Impressum' });
    expect(contentsOf('description')).toEqual(['vom Server']);

    await goTo(router, '/kontakt');
    await waitFor(() => expect(canonicals()).toEqual(['https://www.example.test/kontakt']));
    expect(contentsOf('og:title')).toEqual([pageHead('/kontakt').title]);
    expect(contentsOf('description')).toEqual([pageHead('/kontakt').description]);
    expect(document.head.querySelector('script[type="application/ld+json"]')).toBeNull();
  });

  it('the HTML head is updated for a page that the BFF refused and the app shows', async () => {
    const head = pageHead('tooManyRequests');
    renderPage('/impressum');
    document.title = head.title;
    serveHead(`<meta name="robots" content="${head.robots}" />
      <meta name="description" content="${head.description}" />
      <meta name="head-is-provisional" content="true" />`);
    await waitFor(() => expect(document.title).toBe(pageHead('/impressum').title));
    expect(contentsOf('description')).toEqual([pageHead('/impressum').description]);
  });
});
