import {
  ChangeSearchOrders,
  ReadSearchOrders,
  RecordOpenedOffer,
  SearchOrderChange,
} from '@estate/contracts/leads/search-orders';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { urlencoded, type Express } from 'express';
import { type RateLimits } from '../limits/rate-limits.ts';
import { readCaller, shortenAddress } from '../routing/request-head.ts';
import { type WebBuild } from './page-html.ts';
import { noticePage, secretPages, signedId } from './secret-page.ts';

const notices = {
  'not-found': {
    heading: 'Diese Suchaufträge gibt es nicht mehr',
    text: 'Sie sind beendet, oder der Link ist nicht vollständig. Einen neuen Suchauftrag erteilen Sie auf der Seite „Suchauftrag“.',
  },
  'invalid-input': {
    heading: 'Das hat nicht geklappt',
    text: 'Bitte gehen Sie zurück und prüfen Sie Ihre Angaben.',
  },
  ended: {
    heading: 'Ihre Suchaufträge sind beendet',
    text: 'Sie bekommen keine E-Mail mehr dazu, und Ihre Adresse haben wir aus der Liste gelöscht.',
  },
  failed: {
    heading: 'Ihre Suchaufträge sind gerade nicht erreichbar',
    text: 'Bitte versuchen Sie es in einigen Minuten noch einmal.',
  },
} as const;

const path = '/suchauftraege/:token';

/**
 * Mounts the page of search orders. The link is the only credential, so the origin is not checked. A GET changes nothing
 * but the count of opened links, because scanners open every link of a mail.
 */
export function mountSearchOrdersPage(
  app: Express,
  { leads, limits, web, log }: { leads: RpcClient; limits: RateLimits; web: WebBuild | undefined; log: Log },
): void {
  const { respondWith, withFonts } = secretPages({ limits, web, log, notices });
  app.get(
    path,
    respondWith(async ({ params }) => {
      const { html } = await leads.call(ReadSearchOrders, { token: signedId(params['token']) });
      return withFonts(html);
    }),
  );
  // The address of List-Unsubscribe, for mail programs without one-click unsubscription.
  app.get(
    `${path}/abbestellen`,
    respondWith(({ params }, response) => {
      response.redirect(302, `/suchauftraege/${signedId(params['token'])}`);
      return undefined;
    }),
  );
  app.get(
    `${path}/zu/:property`,
    respondWith(async ({ params }, response) => {
      const property = params['property'] ?? '';
      if (typeof property !== 'string' || !/^[\w-]{1,200}$/.test(property))
        throw new ProblemError('not-found');
      // An ended order or a down service must not keep a person from the property.
      await leads.call(RecordOpenedOffer, { token: signedId(params['token']) }).catch(() => undefined);
      response.redirect(302, `/immobilie/${property}`);
      return undefined;
    }),
  );
  app.post(
    path,
    urlencoded({ extended: false, limit: '16kb' }),
    respondWith(async (request, response) => {
      const token = signedId(request.params['token']);
      const { data: change } = SearchOrderChange.safeParse(request.body);
      if (!change) throw new ProblemError('invalid-input');
      const client_ip = shortenAddress(readCaller(request).client);
      const { is_over: isOver } = await leads.call(ChangeSearchOrders, { token, change, client_ip });
      if (isOver) return noticePage(notices.ended);
      response.redirect(303, `/suchauftraege/${token}`);
      return undefined;
    }),
  );
  app.post(
    `${path}/abbestellen`,
    respondWith(async ({ params }) => {
      const token = signedId(params['token']);
      await leads.call(ChangeSearchOrders, { token, change: { action: 'end-all' }, client_ip: null });
      return noticePage(notices.ended);
    }),
  );
}
