import '@testing-library/jest-dom/jest-globals';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { saveConsent } from '../src/site/consent/preferences.ts';
import { dismissToast } from '../src/shared/ui/toast.tsx';
import { NothingIsNear } from './intersections.ts';
import { forgetJobs } from './jobs.ts';
import { lazyElementError } from './lazy-element-error.ts';
import { server } from './server.ts';

// A long timeout, because other suites may occupy both cores.
configure({ asyncUtilTimeout: 10_000, getElementError: lazyElementError });

// jsdom lacks the following APIs.
window.scrollTo = () => undefined;
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
Element.prototype.scrollIntoView = () => undefined;
// Chakra focuses only elements with a client rectangle, and jsdom has no layout.
Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
// A browser runs microtasks between the callbacks of a frame, on which Chakra's tabs rely; jsdom does not.
window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()), 16);
window.cancelAnimationFrame = (id) => window.clearTimeout(id);
HTMLCanvasElement.prototype.getContext = () => null;
navigator.sendBeacon = () => true;
HTMLMediaElement.prototype.play = () => Promise.resolve();
window.IntersectionObserver = NothingIsNear;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
// Stores a consent, so that the banner is shown only in its own specs.
beforeEach(() => saveConsent({ analytics: false, maps: false }));
afterEach(() => {
  cleanup();
  dismissToast();
  sessionStorage.clear();
  server.resetHandlers();
  forgetJobs();
});
afterAll(() => server.close());
