import { ScriptError } from '@estate/contracts/bff/script-error';
import { z } from 'zod';
import { route } from '../routing/route.ts';
import { Challenge } from '../spam-defence/challenge.ts';

/** `apiKey` is null if none is configured; `scriptUrl` is the address of the Google Maps script. */
const MapsKey = z.object({ apiKey: z.string().nullable(), scriptUrl: z.string() });

export const visitorServiceRoutes = [
  route({
    method: 'get',
    path: '/api/challenge',
    summary: 'ALTCHA challenge of the forms',
    response: Challenge,
    answer: ({ services }) => services.defence.issueChallenge(),
  }),
  route({
    method: 'get',
    path: '/api/maps/key',
    summary: 'Key of the Maps script; only asked for after consent',
    response: MapsKey,
    answer: ({ services }) => services.maps,
  }),
  route({
    method: 'get',
    path: '/api/maps/tiles',
    summary: 'Address of the extract of OpenStreetMap that lies behind our own map; null without one',
    response: z.object({ url: z.string().nullable() }),
    read: ({ services }) => Promise.resolve({ url: services.mapTiles.url }),
  }),
  route({
    method: 'post',
    path: '/api/script-errors',
    summary: 'A script failed in this browser; it is counted by page and release',
    body: ScriptError,
    response: z.object({}),
    status: 202,
    limit: 'report',
    answer: ({ services, body }) => {
      services.scriptErrors.count(body);
      return {};
    },
  }),
];
