import express, { type Response, Router } from 'express';
import { z } from 'zod';
import { type Contacts, contactSources } from '../contacts/contacts.ts';
import { numberParameter, type Query, textParameter } from '../query/query-values.ts';

const Fields = z.record(z.string(), z.unknown());
const Id = z.int().min(1);
const Client = Fields.and(z.object({ email: z.email().optional() }));
const Task = Fields.and(z.object({ title: z.string().min(1), client_ids: z.array(Id).min(1) }));
const SavedQuery = Fields.and(z.object({ client_id: Id, marketing_type: z.enum(['BUY', 'RENT']) }));

/**
 * The record `name` in a request body `{[name]: record}`. If a field is invalid, responds with 422, returns undefined.
 */
function recordOf<T>(name: string, schema: z.ZodType<T>, body: unknown, res: Response): T | undefined {
  const { data, error } = schema.safeParse((body as Record<string, unknown> | undefined)?.[name]);
  if (error) {
    const fields = error.issues.map(({ path }) => [path.at(-1) ?? name, ['ist nicht gültig']]);
    res.status(422).json({ errors: Object.fromEntries(fields) as unknown });
  }
  return data;
}

const pageOf = <T>(all: readonly T[], query: Query): T[] => {
  const per = Math.min(numberParameter(query, 'per', 20), 500);
  const start = (numberParameter(query, 'page', 1) - 1) * per;
  return all.slice(start, start + per);
};

/**
 * The V1 routes for contacts and their entries: `GET /contacts` by `email` or `phone_number`, `GET` and `PUT
 * /contacts/:id`, `POST /contacts` (updates the contact with the same e-mail address or `old_crm_id`),
 * `/contact_sources`, `/tasks`, `/saved_queries`. Errors: 404, 422.
 */
export function contactRoutes(contacts: Contacts) {
  const routes = Router();
  routes.use(express.json());

  routes.get('/contacts', (req, res) => {
    const found = contacts.find({
      email: textParameter(req.query, 'email'),
      phone: textParameter(req.query, 'phone_number'),
      withArchived: textParameter(req.query, 'archived') === '-1',
    });
    res.json(pageOf(found, req.query));
  });
  routes.get('/contacts/:id', (req, res) => {
    const contact = contacts.contact(Number(req.params['id']));
    if (contact) res.json(contact);
    else res.status(404).json({ errors: ['Kontakt konnte nicht gefunden werden.'] });
  });
  routes.post('/contacts', (req, res) => {
    const client = recordOf('client', Client, req.body, res);
    if (client) res.status(201).json({ ok: true, id: contacts.save(client).id });
  });
  routes.put('/contacts/:id', (req, res) => {
    const id = Number(req.params['id']);
    const client = recordOf('client', Client, req.body, res);
    if (!client) return;
    if (contacts.change(id, client)) res.json({ ok: true, id });
    else res.status(404).json({ errors: ['Kontakt konnte nicht gefunden werden.'] });
  });

  routes.get('/contact_sources', (_req, res) => void res.json(contactSources));

  routes.get('/tasks', (req, res) => {
    const client = Number(textParameter(req.query, 'filter[client_id]'));
    res.json(
      pageOf(
        contacts.tasks.filter(({ client_ids }) => client_ids.includes(client)),
        req.query,
      ),
    );
  });
  routes.post('/tasks', (req, res) => {
    const task = recordOf('task', Task, req.body, res);
    if (task) res.status(201).json({ ok: true, id: contacts.addTask(task).id });
  });

  routes.get('/saved_queries', (req, res) => {
    const client = Number(textParameter(req.query, 'client'));
    res.json(
      pageOf(
        contacts.savedQueries.filter(({ client_id }) => client_id === client),
        req.query,
      ),
    );
  });
  routes.post('/saved_queries', (req, res) => {
    const query = recordOf('saved_query', SavedQuery, req.body, res);
    if (query) res.status(201).json({ ok: true, id: contacts.addSavedQuery(query).id });
  });
  return routes;
}
