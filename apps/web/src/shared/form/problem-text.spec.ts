import { describe, expect, it } from '@jest/globals';
import { bodyOf } from '../api/problem.ts';
import { problemText } from '../api/problem-text.ts';

const textOf = (body: { code: string; title: string; detail: string }) =>
  bodyOf(Promise.resolve({ error: body, response: new Response(null, { status: 503 }) })).catch(problemText);

describe('the text of a failed call in a form', () => {
  it('a form shows the message of the error code of a failed request, in whatever language the server answers', async () => {
    const text = await textOf({ code: 'busy', title: 'Too busy.', detail: 'Too busy.' });
    expect(text).toBe('Gerade ist sehr viel los. Bitte versuchen Sie es in Kürze erneut.');
  });

  it('a form shows the error detail of the server if it says more than the error code', async () => {
    const detail = 'Bitte warten Sie 40 Sekunden.';
    expect(await textOf({ code: 'too-many-requests', title: 'Zu viele Anfragen.', detail })).toBe(detail);
  });
});
