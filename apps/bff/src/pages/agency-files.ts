import { statSync } from 'node:fs';
import { agency } from '@estate/content/agency';
import { brandColors } from '@estate/content/brand-colors';
import { type ReadResolver } from '../cache/response-cache.ts';
import { plainPage } from './plain-page.ts';

/** The page that the service worker shows without a connection. */
const offlinePage = (): string =>
  plainPage({
    title: 'Keine Verbindung',
    heading: 'Keine Verbindung zum Internet',
    text: 'Die Seite konnte nicht geladen werden. Sobald Sie wieder verbunden sind, geht es hier weiter.',
  });

/** The icons lie in apps/web/public. */
const manifest = () => ({
  name: agency.name,
  short_name: agency.shortName,
  description: agency.description,
  lang: 'de',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: brandColors.paper,
  theme_color: brandColors.brand,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** A year, as RFC 9116 wants it at most. */
const validMs = 365 * 24 * 3_600_000;

/** Whom to tell about a weakness (RFC 9116). It expires a year after this file was built, so that an old one is noticed. */
function securityTxt(): string {
  const expires = new Date(statSync(new URL(import.meta.url)).mtimeMs + validMs);
  return [
    `Contact: mailto:${agency.email}`,
    `Contact: tel:${agency.phone.e164}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    '',
  ].join('\n');
}

const files: Readonly<Record<string, { type: string; body: () => string }>> = {
  '/manifest.webmanifest': {
    type: 'application/manifest+json; charset=utf-8',
    body: () => `${JSON.stringify(manifest(), null, 2)}\n`,
  },
  '/.well-known/security.txt': { type: 'text/plain; charset=utf-8', body: securityTxt },
  '/offline.html': { type: 'text/html; charset=utf-8', body: offlinePage },
};

/** Files with the agency's name, generated here because only libs/content holds the name. */
export const agencyFileReads: ReadResolver = (path) => {
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  if (!file) return undefined;
  const content = { status: 200, type: file.type, body: file.body() };
  return { key: path, route: path, load: () => Promise.resolve(content) };
};
