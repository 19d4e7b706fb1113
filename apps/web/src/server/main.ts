import type { RenderReply, RenderRequest } from '@estate/contracts/bff/rendering';
import { renderPage } from './render-page.tsx';

/*
 * The server program that renders pages, a child process of the BFF (apps/bff/src/renderer.ts). It exits when the IPC
 * channel to the BFF closes. It ignores SIGINT and SIGTERM, because a terminal sends them to both processes and the
 * BFF shuts down in order.
 */
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

const send = (reply: RenderReply): void => void process.send?.(reply);

process.on('message', ([id, input]: RenderRequest) => {
  renderPage(input).then(
    (page) => send([id, page]),
    (error: unknown) =>
      send([id, { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }]),
  );
});
// Warms up the code, because the first pages of a new process would miss their deadline.
for (const address of ['/', '/immobilien'])
  await renderPage({ address, firstData: {}, words: {}, facts: { origin: 'http://localhost', madeAt: 0 } });
send('ready');
