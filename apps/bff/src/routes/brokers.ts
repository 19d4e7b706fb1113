import { brokerBySlug } from '@estate/content/brokers';
import { BrokerProperties, ListBrokerProperties } from '@estate/contracts/proof';
import { ProblemError } from '@estate/server-kit/problem-error';
import { z } from 'zod';
import { route } from '../routing/route.ts';

const BrokerPath = z.object({ slug: z.string().max(100) });

/** What visitors read on the pages of the brokers. */
export const brokerRoutes = [
  route({
    method: 'get',
    path: '/api/brokers/{slug}/properties',
    summary: 'The first six offers that a broker answers for, and how many there are',
    params: BrokerPath,
    response: BrokerProperties,
    problems: ['not-found'],
    read: ({ params: { slug }, services }) => {
      if (!brokerBySlug(slug)) throw new ProblemError('not-found');
      return services.catalog.call(ListBrokerProperties, { slug });
    },
  }),
];
