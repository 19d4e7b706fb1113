import express, { Router } from 'express';
import { z } from 'zod';
import { type Hooks } from '../hooks/hooks.ts';

const NewHook = z.object({
  target_url: z.url({ protocol: /^https?$/ }),
  event: z.string().regex(/^[a-z_]+_(created|updated|deleted)$/),
});

/**
 * Routes for webhooks: `GET /hooks` returns an array, `POST /hooks` `{target_url, event}` returns `{id}`, `DELETE
 * /hooks/:id`. Errors: 404, 422.
 */
export function hookRoutes(hooks: Hooks) {
  const routes = Router();
  routes.use(express.json());

  routes.get('/', (_req, res) => void res.json(hooks.list()));
  routes.post('/', (req, res) => {
    const input = NewHook.safeParse(req.body);
    const added = input.success ? hooks.add(input.data) : undefined;
    if (added) res.status(201).json({ id: added.id });
    else res.status(422).json({ errors: { target_url: ['ist nicht gültig'] } });
  });
  routes.delete('/:id', (req, res) => {
    if (hooks.remove(Number(req.params['id']))) res.status(204).end();
    else res.status(404).json({ errors: ['Hook konnte nicht gefunden werden.'] });
  });
  return routes;
}
