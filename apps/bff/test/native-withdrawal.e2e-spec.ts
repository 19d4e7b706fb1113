import { problem } from '@estate/contracts/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { formState, type PageFormWorld, startPageFormWorld } from './native-form-world.ts';

const path = '/api/withdrawals';
const fields = {
  page: '/widerruf',
  name: ' Ada Lovelace ',
  contract: 'Maklervertrag vom 3. November\r\nLindenweg 5',
  email: 'ada@example.test',
};
const body = {
  name: 'Ada Lovelace',
  contract: 'Maklervertrag vom 3. November\nLindenweg 5',
  email: 'ada@example.test',
};
const receipt = { id: 'f00dcafe-0000-4000-8000-000000000000', received_at: '2026-11-30T16:05:00.000Z' };

let world: PageFormWorld;
beforeAll(async () => {
  world = await startPageFormWorld();
});
beforeEach(() => world.leads.answer({ 'leads.declareWithdrawal': () => receipt }));
afterAll(() => world.close());

const calls = () => world.leads.calls.filter(({ message }) => message === 'leads.declareWithdrawal');
const send = async (more: Record<string, string> = {}) => {
  const response = await world.send(path, { ...fields, ...more });
  return { response, html: await response.text() };
};

describe('a withdrawal without a script', () => {
  it('the first step of a withdrawal sent without JavaScript stores nothing and shows what is to be confirmed [V-2.172]', async () => {
    const { response, html } = await send();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<title>Vertrag widerrufen');
    expect(formState(html)).toEqual({
      kind: 'withdrawal',
      page: '/widerruf',
      values: body,
      errors: {},
      message: null,
      isReview: true,
    });
    expect(calls()).toEqual([]);
  });

  it('the confirmation of a withdrawal sent without JavaScript stores the same lead as the app, and its page has the receipt [V-2.172, V-2.173]', async () => {
    const { response, html } = await send({ ...body, step: 'confirm' });
    expect(response.status).toBe(200);
    expect(formState(html)).toEqual({
      kind: 'withdrawal',
      page: '/widerruf',
      values: body,
      errors: {},
      message: null,
      receipt,
    });
    const [call] = calls().map(({ input }) => input as { form: object; origin: { idempotency_key: string } });
    expect(call?.form).toEqual(body);
    const app = await world.post(path, body);
    expect([app.status, await app.json()]).toEqual([202, receipt]);
    expect(calls().at(-1)?.input).toMatchObject({ form: body });
    // A second click sends the same form under the same key.
    await send({ ...body, step: 'confirm' });
    expect(calls().at(-1)?.input).toMatchObject({
      origin: { idempotency_key: call?.origin.idempotency_key },
    });
  });

  it('the way back from the second step of a withdrawal keeps everything and checks nothing', async () => {
    const before = calls().length;
    // The browser sends the hidden field of the step before the button.
    const response = await world.send(
      path,
      `${new URLSearchParams({ ...fields, email: 'ada@' }).toString()}&step=confirm&step=back`,
    );
    expect(response.status).toBe(200);
    const state = formState(await response.text());
    expect(state).toMatchObject({ values: { ...body, name: ' Ada Lovelace ', email: 'ada@' }, errors: {} });
    expect(state).not.toHaveProperty('isReview');
    expect(calls()).toHaveLength(before);
  });

  it('a faulty withdrawal sent without JavaScript has its messages in the first step, also if it is confirmed', async () => {
    for (const step of [{}, { step: 'confirm' }]) {
      const { response, html } = await send({ ...step, contract: '', email: 'ada@example.test' });
      expect(response.status).toBe(422);
      expect(formState(html)).toMatchObject({ errors: { contract: 'Bitte nennen Sie den Vertrag' } });
      expect(formState(html)).not.toHaveProperty('isReview');
    }
    const { html } = await send({ email: 'änne@example.test' });
    expect(formState(html)?.errors['email']).toContain('ohne Umlaute');
  });

  it('a confirmation that leads cannot store stays in the second step with a message and its values', async () => {
    world.leads.answer({ 'leads.declareWithdrawal': () => problem('unavailable') });
    const { response, html } = await send({ step: 'confirm' });
    expect(response.status).toBe(503);
    expect(formState(html)).toMatchObject({
      isReview: true,
      values: { email: body.email },
      message: expect.stringContaining('Ihre Angaben sind noch da'),
    });
  });

  it('nobody can make /danke say that a withdrawal has arrived', async () => {
    const html = await (await world.get('/danke?formular=widerruf&seite=/widerruf')).text();
    expect(html).toContain('>/danke?seite=%2Fwiderruf<');
  });
});

describe('a withdrawal whose page cannot be rendered', () => {
  it('a withdrawal whose page cannot be rendered is confirmed and acknowledged by plain pages', async () => {
    const review = await send({ contract: 'late <b>' });
    expect(review.html).toContain('action="/api/withdrawals#formular-withdrawal"');
    expect(review.html).toContain('Diesen Vertrag widerrufe ich:<br />late &lt;b&gt;');
    expect(review.html).toContain('name="contract" value="late &lt;b&gt;"');
    expect(review.html).toContain('name="page" value="/widerruf"');
    expect(review.html).not.toContain('consentVersion');
    expect(review.html).toMatch(/<button name="step" value="confirm"[^>]*>Widerruf bestätigen</);
    expect(review.html).toMatch(/<button name="step" value="back"[^>]*>Angaben ändern</);
    const sent = await send({ contract: 'late <b>', step: 'confirm' });
    expect(sent.response.status).toBe(200);
    expect(sent.html).toContain('Eingegangen: 30. November 2026 um 17:05 Uhr. Nummer: f00dcafe.');
    expect(sent.html).not.toContain('<b>');
  });
});
