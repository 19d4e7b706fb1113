import { statSync } from 'node:fs';
import { agency } from '@estate/content/sections/agency';
import { searchEngines } from '@estate/content/sections/search-engines';
import { phoneLink } from '@estate/content/phone';
import { texts } from '@estate/content/texts';
import { brandColors } from '@estate/content/brand-colors';
import { type WrittenFile } from './file-reads.ts';
import { plainPage } from './plain-page.ts';

/** The page that the service worker shows while the browser is offline. */
const offlinePage = (): string =>
  plainPage({
    title: 'Keine Verbindung',
    heading: 'Keine Verbindung zum Internet',
    text: 'Die Seite konnte nicht geladen werden. Sobald Sie wieder verbunden sind, geht es hier weiter.',
  });

/** The web app manifest. Its icon files are in apps/web/public. */
const manifest = () => {
  const { shortName, description } = texts(searchEngines);
  return {
    name: texts(agency).name,
    short_name: shortName,
    description,
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
  };
};

/** Validity of security.txt. RFC 9116 recommends a year at most. */
const validMs = 365 * 24 * 3_600_000;

/**
 * The contact for reports of security flaws (RFC 9116). It expires a year after the build of this file, so that an
 * outdated one is noticed.
 */
function securityTxt(): string {
  const expires = new Date(statSync(new URL(import.meta.url)).mtimeMs + validMs);
  const { email, phone } = texts(agency);
  return [
    `Contact: mailto:${email}`,
    `Contact: ${phoneLink(phone)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    '',
  ].join('\n');
}

/** Files that contain the agency's name. They are written here, because only libs/content contains the name. */
export const agencyFiles: Readonly<Record<string, WrittenFile>> = {
  '/manifest.webmanifest': {
    type: 'application/manifest+json; charset=utf-8',
    body: () => `${JSON.stringify(manifest(), null, 2)}\n`,
  },
  '/.well-known/security.txt': { type: 'text/plain; charset=utf-8', body: securityTxt },
  '/offline.html': { type: 'text/html; charset=utf-8', body: offlinePage },
};
