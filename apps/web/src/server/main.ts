import type { RenderingAsked, RenderingTold } from '@estate/contracts/bff/rendering';
import { renderPage } from './render-page.tsx';

/*
 * The program that renders pages, a child process of the BFF (apps/bff/src/renderer). It ends with the BFF, and leaves
 * signals to it, because a terminal sends them to both.
 */
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

const tell = (told: RenderingTold): void => void process.send?.(told);

process.on('message', ([number, request]: RenderingAsked) => {
  renderPage(request).then(
    (page) => tell([number, page]),
    (error: unknown) =>
      tell([number, { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }]),
  );
});
// The first pages of a cold process would miss their deadline.
for (const address of ['/', '/immobilien'])
  await renderPage({ address, firstData: {}, facts: { origin: 'http://localhost', madeAt: 0 } });
tell('ready');
