import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { type Body, headersV1, json, startTestSim } from './sim-client.ts';

const sim = await startTestSim(1);
beforeEach(() => sim.contacts.clear());
afterAll(() => sim.stop());

const get = async <Answer = Body[]>(path: string) =>
  json<Answer>(await fetch(`${sim.url}/v1/${path}`, { headers: headersV1 }));
const send = (method: string, path: string, body: object) =>
  fetch(`${sim.url}/v1/${path}`, {
    method,
    headers: { ...headersV1, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const save = async (client: object) =>
  (await json<{ id: number }>(await send('POST', 'contacts', { client }))).id;

it('a second CRM contact with the same e-mail address overwrites the first one', async () => {
  const id = await save({ email: 'Jo@example.net', last_name: 'Witt', home_cell: '0171 1' });
  expect(await save({ email: 'jo@example.net', home_cell: '0171 2' })).toBe(id);
  expect(await get<Body>(`contacts/${id}`)).toMatchObject({ last_name: 'Witt', home_cell: '0171 2' });
  expect((await send('PUT', `contacts/${id}`, { client: { first_name: 'Jo' } })).status).toBe(200);
  expect(await get<Body>(`contacts/${id}`)).toMatchObject({ first_name: 'Jo', last_name: 'Witt' });
  expect((await send('PUT', 'contacts/1', { client: {} })).status).toBe(404);
});

it('a search finds CRM contacts by exact e-mail address and telephone number, and takes 0… and +49… for different numbers', async () => {
  const id = await save({ email: 'jo@example.net', home_cell: '0171 / 55' });
  await save({ email: 'bo@example.net', home_phone: '+49 171 55' });
  await save({ email: 'jo@example.net.evil', archived: true });
  expect(await get('contacts?email=JO@example.net')).toMatchObject([{ id }]);
  expect(await get('contacts?phone_number=017155')).toMatchObject([{ id }]);
  expect(await get('contacts?phone_number=%2B4917155')).toMatchObject([{ email: 'bo@example.net' }]);
  expect(await get('contacts?email=jo@example.net.evil')).toEqual([]);
  expect(await get('contacts?email=jo@example.net.evil&archived=-1')).toHaveLength(1);
});

it('lists of CRM notes and search orders are filtered by their contact', async () => {
  const id = await save({ email: 'jo@example.net' });
  const task = { title: 'Anfrage', body: '<p>Text</p>', client_ids: [id], property_ids: [4711] };
  expect((await send('POST', 'tasks', { task })).status).toBe(201);
  expect((await send('POST', 'tasks', { task: { ...task, title: '' } })).status).toBe(422);
  expect(await get(`tasks?filter[client_id]=${id}`)).toMatchObject([task]);
  expect(await get('tasks?filter[client_id]=1')).toEqual([]);
  const saved_query = { client_id: id, marketing_type: 'BUY', rs_types: ['HOUSE'] };
  expect((await send('POST', 'saved_queries', { saved_query })).status).toBe(201);
  expect(await get(`saved_queries?client=${id}`)).toMatchObject([saved_query]);
  expect(await get('contact_sources')).toContainEqual({ id: 9002, name: 'Website' });
});
