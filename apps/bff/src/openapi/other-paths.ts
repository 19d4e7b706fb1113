import { type RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { problemResponses, problemsOfReads, addressProblems } from './failures.ts';

const Health = z.object({ alive: z.boolean() });

const Readiness = z.object({
  ready: z.boolean(),
  degraded: z.array(z.string()),
  parts: z.record(z.string(), z.boolean()),
});

const ok = (type: string, schema: z.ZodType | { type: 'string' | 'object' }) => ({
  description: 'OK',
  content: { [type]: { schema } },
});

/** Paths outside the route table: for crawlers, for health probes, and for the document itself. */
export const pathsOutsideRouteTable: readonly RouteConfig[] = [
  {
    method: 'get',
    path: '/sitemap.xml',
    summary: 'Every address that search engines may keep',
    responses: { 200: ok('application/xml', { type: 'string' }), ...problemResponses(problemsOfReads) },
  },
  {
    method: 'get',
    path: '/robots.txt',
    summary: 'What search engines may read',
    responses: { 200: ok('text/plain', { type: 'string' }), ...problemResponses(problemsOfReads) },
  },
  {
    method: 'get',
    path: '/healthz',
    summary: 'The process is alive',
    responses: { 200: ok('application/json', Health), ...problemResponses(addressProblems) },
  },
  {
    method: 'get',
    path: '/readyz',
    summary: 'Whether visitors can be served, and what is missing; 503 if they cannot',
    responses: {
      200: ok('application/json', Readiness),
      503: { ...ok('application/json', Readiness), description: 'Not ready' },
      ...problemResponses(addressProblems),
    },
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This document',
    responses: { 200: ok('application/json', { type: 'object' }), ...problemResponses(addressProblems) },
  },
];
