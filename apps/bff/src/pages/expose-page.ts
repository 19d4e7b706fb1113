import { OpenExposeFile, ReadExposePage } from '@estate/contracts/leads/exposes';
import { OpenLetterExpose } from '@estate/contracts/leads/search-letters';
import { withoutLinkEnd } from '@estate/domain/text/link-end';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type Express } from 'express';
import { type RateLimits } from '../limits/rate-limits.ts';
import { type Services } from '../services.ts';
import { type WebBuild } from './page-html.ts';
import { propertyIdOf } from './property-page.ts';
import { secretPages, signedId } from './secret-page.ts';

const notices = {
  'not-found': {
    heading: 'Dieses Exposé gibt es nicht',
    text: 'Bitte prüfen Sie, ob der Link vollständig ist. Auf der Seite der Immobilie fordern Sie ein neues an.',
  },
  'expose-over': {
    heading: 'Dieser Link gilt nicht mehr',
    text: 'Links zu Exposés gelten höchstens 30 Tage. Auf der Seite der Immobilie fordern Sie ein neues an.',
  },
  'property-gone': {
    heading: 'Diese Immobilie wird nicht mehr angeboten',
    text: 'Ihr Exposé steht deshalb nicht mehr bereit. Ähnliche Angebote finden Sie unter „Immobilien“.',
  },
  failed: {
    heading: 'Das Exposé ist gerade nicht erreichbar',
    text: 'Bitte versuchen Sie es in einigen Minuten noch einmal.',
  },
} as const;

const files = { 'expose.pdf': 'expose', 'kostenblatt.pdf': 'bank-sheet' } as const;
const isFile = (name: unknown): name is keyof typeof files =>
  typeof name === 'string' && Object.hasOwn(files, name);

/**
 * Mounts the page of an exposé and its files, and the exposé of a letter to everybody. The link of the mail is the only
 * credential. A GET changes nothing but what is noted of the link, because scanners open every link of a mail.
 */
export function mountExposePage(
  app: Express,
  {
    services: { leads, documents },
    limits,
    web,
    log,
  }: {
    services: Pick<Services, 'leads' | 'documents'>;
    limits: RateLimits;
    web: WebBuild | undefined;
    log: Log;
  },
): void {
  const { respondWith, withFonts } = secretPages({ limits, web, log, notices });
  app.get(
    '/expose/:token',
    respondWith(async ({ params }) => {
      const { html } = await leads.call(ReadExposePage, { token: signedId(params['token']) });
      return withFonts(html);
    }),
  );
  app.get(
    '/expose/:token/:file',
    respondWith(async ({ params }, response) => {
      const { file } = params;
      if (!isFile(file)) throw new ProblemError('not-found');
      const token = signedId(params['token']);
      return documents.send(await leads.call(OpenExposeFile, { token, kind: files[file] }), response);
    }),
  );
  app.get(
    '/suchauftraege/:token/expose/:property',
    respondWith(async ({ params }, response) => {
      const { property } = params;
      const id = typeof property === 'string' ? propertyIdOf(withoutLinkEnd(property)) : undefined;
      if (id === undefined) throw new ProblemError('not-found');
      const token = signedId(params['token']);
      // For saving: the address is the key to the person's search orders and shall stand in no address bar.
      return documents.send(await leads.call(OpenLetterExpose, { token, id }), response);
    }),
  );
}
