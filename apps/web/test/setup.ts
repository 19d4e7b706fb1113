import '@testing-library/jest-dom/jest-globals';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { saveConsent } from '../src/consent/preferences.ts';
import { dismissToast } from '../src/ui/toast.tsx';
import { server } from './server.ts';

// Two cores may be busy with other suites.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has none of these.
window.scrollTo = () => undefined;
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
Element.prototype.scrollIntoView = () => undefined;
HTMLMediaElement.prototype.play = () => Promise.resolve();
/** Nothing ever comes near; a spec that needs it calls the component itself. */
window.IntersectionObserver = class {
  observe(): void {
    /* jsdom has no layout */
  }
  disconnect(): void {
    /* nothing to end */
  }
} as unknown as typeof IntersectionObserver;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
// Only the specs of the consent itself are asked for it.
beforeEach(() => saveConsent({ analytics: false, marketing: false }));
afterEach(() => {
  cleanup();
  dismissToast();
  server.resetHandlers();
});
afterAll(() => server.close());
