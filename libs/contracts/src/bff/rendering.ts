/* Messages between the BFF and the server build of apps/web, its child process that renders pages. */

import { type FormState } from '@estate/domain/forms/form-state';

/** What the app renders a page from. Without `formState` it holds nothing about who asks, so that one page serves all. */
export interface RenderInput {
  /** Path and query of the page. */
  readonly address: string;
  /** Answers by address of the API; the app finds no others while it renders. */
  readonly firstData: Readonly<Record<string, unknown>>;
  readonly facts: PageFacts;
  /** Set on a page that answers a form; such a page is sent once and never kept. */
  readonly formState?: FormState;
}

/** What a page shows of where and when it was made; the browser reads it from the page, so that both show the same. */
export interface PageFacts {
  /** Origin of the site's canonical addresses, because the site may be reachable under another one. */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

/** Id of a mark behind head and pictures of a property's page, which on a phone stand in another order than in the markup. */
export const propertyTopEnd = 'ende-der-bilder';

export interface RenderedPage {
  /** The content of `#root`. */
  readonly html: string;
}

export interface RenderError {
  /** For the log. */
  readonly error: string;
}

/** The BFF's message; the reply bears the same id. */
export type RenderRequest = readonly [id: number, input: RenderInput];

/** The renderer's message: once that it is ready, then one for each request. */
export type RenderReply = 'ready' | readonly [id: number, result: RenderedPage | RenderError];
