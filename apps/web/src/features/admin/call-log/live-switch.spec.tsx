import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import type { CallLogItem } from '../../../api/types.ts';
import { fakeEventStreams } from '../../../../test/event-streams.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/staff.ts';
import { liveForMs, pollMs } from './live-switch.tsx';
import { answerCalls, call, callRows as rows, failedCalls as fail } from '../../../../test/crm-calls.ts';

let asked: URLSearchParams[] = [];
const answer = (items: readonly CallLogItem[]) => answerCalls(items, { asked });
const requests = () => screen.getAllByRole('button', { name: /units/ }).map(({ textContent }) => textContent);

beforeEach(() => {
  fakeEventStreams();
  asked = [];
  server.use(signedIn());
});

describe('the live tail of the log', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const start = async () => {
    server.use(answer([call(1)]));
    renderPage('/admin/crm-protokoll');
    await rows();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.click(screen.getByRole('button', { name: 'Live' }));
    return user;
  };

  it('puts new entries on top by itself', async () => {
    await start();
    server.use(answer([call(2), call(1)]));
    await pass(pollMs);
    await waitFor(() => expect(requests()).toEqual(['/v1/units/2?expand=1', '/v1/units/1?expand=1']));
  });

  it('moves nothing under a reader, and says how many entries wait', async () => {
    const user = await start();
    screen.getByRole('button', { name: /units\/1/ }).focus();
    server.use(answer([call(3), call(2), call(1)]));
    await pass(pollMs);
    const waiting = await screen.findByRole('button', { name: '2 neue Einträge zeigen' });
    expect(requests()).toEqual(['/v1/units/1?expand=1']);
    await user.click(waiting);
    expect(requests()).toHaveLength(3);
  });

  it('goes on after an outage, and ends by itself', async () => {
    await start();
    server.use(http.get('*/api/admin/propstack/logs', fail(503, 'Nicht erreichbar.')));
    await pass(pollMs);
    expect(await screen.findByText('Fehler beim Laden der Logs: Nicht erreichbar.')).toBeVisible();
    expect(requests()).toHaveLength(1);
    server.use(answer([call(2), call(1)]));
    await pass(pollMs);
    await waitFor(() => expect(requests()).toHaveLength(2));
    expect(screen.queryByText('Fehler beim Laden der Logs: Nicht erreichbar.')).toBeNull();
    act(() => jest.advanceTimersByTime(liveForMs));
    expect(await screen.findByText('Live endete nach 15 Minuten.')).toBeVisible();
    const polls = asked.length;
    await pass(3 * pollMs);
    expect(asked.length).toBe(polls);
  });
});
