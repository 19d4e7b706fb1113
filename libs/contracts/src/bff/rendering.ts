/* The protocol between the BFF and its renderer, the server build of apps/web in a child process. */

import { type FormState } from '@estate/domain/forms/form-state';

/** The input of a page. Without `formState` it depends on no visitor, so that one rendered page serves all. */
export interface PageRequest {
  /** Path and query of the page. */
  readonly address: string;
  /** Responses by API address. The app cannot load others while it renders on the server. */
  readonly firstData: Readonly<Record<string, unknown>>;
  readonly facts: PageFacts;
  /** Set on a page that answers a form; such a page is never cached. */
  readonly formState?: FormState;
}

/** Origin and time of a rendered page. The browser reads both from the page, so that server and browser render the same. */
export interface PageFacts {
  /** Origin of the site's canonical addresses, because the site may be reachable under another one. */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

/** Id of a marker element after the title and the pictures of a property's page, whose order differs on phones. */
export const propertyTopEnd = 'ende-der-bilder';

export interface RenderedPage {
  /** The content of `#root`. */
  readonly html: string;
}

/** The BFF's message; the number identifies the request. */
export type RenderRequest = readonly [number: number, request: PageRequest];

/** The renderer's messages: `ready` once after the start, then one reply for each request. */
export type RenderReply = 'ready' | readonly [number: number, answer: RenderedPage | RenderFailure];

export interface RenderFailure {
  /** For the log. */
  readonly failure: string;
}
