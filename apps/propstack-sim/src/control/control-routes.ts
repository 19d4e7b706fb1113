import express, { type Response, Router } from 'express';
import { z } from 'zod';
import { type SimState } from '../sim-state.ts';
import { UnitChange } from '../stock/touch.ts';
import { expandedUnit } from '../v1/expanded-unit.ts';
import { originOf } from '../access.ts';
import { Fault } from './faults.ts';

/**
 * Routes by which tests control the simulator; they need no API key. `POST /control/faults` adds a Fault or an array of
 * faults, `GET` lists the pending ones, `DELETE` ends all and restores deleted objects. `GET /control/requests` returns
 * `{total, images, paths}`, `GET /control/contacts` `{contacts, tasks, saved_queries}`. `POST /control/touch` changes
 * an object and calls the webhooks. `POST /control/reset` restores the initial state. Invalid input: 400 `{error}`.
 */
export function controlRoutes({
  stock,
  faults,
  requests,
  hooks,
  contacts,
}: Pick<SimState, 'stock' | 'faults' | 'requests' | 'hooks' | 'contacts'>) {
  const routes = Router();
  // The limit allows objects of several MB, with which tests check how the API tester handles a large response.
  routes.use(express.json({ limit: '4mb' }));

  routes.get('/faults', (_req, res) => void res.json(faults.list()));
  routes.post('/faults', (req, res) => {
    const faultsToAdd = parseBody(
      z.union([z.array(Fault), Fault.transform((fault) => [fault])]),
      req.body,
      res,
    );
    for (const fault of faultsToAdd ?? []) {
      if (fault.kind === 'deleted' && fault.id !== undefined) {
        stock.remove(fault.id);
        hooks.fire('property_updated', { id: fault.id });
      } else faults.add(fault);
    }
    if (faultsToAdd) res.status(204).end();
  });
  routes.delete('/faults', (_req, res) => {
    faults.clear();
    stock.restoreRemoved();
    res.status(204).end();
  });

  routes.get('/requests', (_req, res) => void res.json(requests.report()));

  routes.get('/contacts', (_req, res) => {
    res.json({ contacts: contacts.contacts, tasks: contacts.tasks, saved_queries: contacts.savedQueries });
  });

  routes.post('/touch', (req, res) => {
    const touch = parseBody(UnitChange, req.body, res);
    if (!touch) return;
    const unit = stock.touch(touch);
    if (unit) hooks.fire('property_updated', expandedUnit(unit, originOf(req)));
    if (unit) res.json({ id: unit.id, updated_at: unit.flat['updated_at'] });
    else res.status(404).json({ error: `Kein Objekt ${touch.id}` });
  });

  routes.post('/reset', (_req, res) => {
    faults.clear();
    requests.clear();
    hooks.clear();
    contacts.clear();
    stock.reset();
    res.status(204).end();
  });
  return routes;
}

function parseBody<T>(schema: z.ZodType<T>, body: unknown, res: Response): T | undefined {
  const result = schema.safeParse(body);
  if (!result.success) res.status(400).json({ error: z.prettifyError(result.error) });
  return result.data;
}
