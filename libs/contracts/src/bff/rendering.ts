/* Messages between the BFF and its child process, which renders pages with the server build of apps/web. */

import { type FormState } from '@estate/domain/forms/form-state';

/**
 * All data that the app needs to render one page. Without `formState` the data is independent of the visitor, so that
 * the rendered page can be cached for all visitors.
 */
export interface RenderInput {
  readonly address: string;
  /** API responses by their addresses. While rendering, the app can use only these responses. */
  readonly firstData: Readonly<Record<string, unknown>>;
  readonly facts: PageFacts;
  /** The agency's published words, or those of drafts in a preview, by the key of their section. */
  readonly words: Readonly<Record<string, unknown>>;
  /** Set on a page that is the response to a submitted form. Such a page is never cached. */
  readonly formState?: FormState;
}

/**
 * The words that the BFF writes into a page, as JSON in `#words`, if they differ from the shipped ones.
 */
export interface PageWords {
  /** The words of the sections that stand on this page. */
  readonly words: Readonly<Record<string, unknown>>;
  /** Address of the words of all sections, which the browser loads before it shows another page; absent in a preview. */
  readonly address?: string;
  /** Set in a preview, which has the words of all sections, is not counted and loads no tag manager. */
  readonly isPreview?: true;
}

/**
 * Origin and time with which a page was rendered. The browser reads both from the page, so that hydration renders the
 * same values as the server.
 */
export interface PageFacts {
  /** Origin of the canonical addresses. The site may also be reachable under other origins. */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

export interface RenderedPage {
  /** The content of `#root`. */
  readonly html: string;
}

export interface RenderError {
  readonly error: string;
}

/** The BFF's message. The reply has the same id. */
export type RenderRequest = readonly [id: number, input: RenderInput];

/** The renderer's message: `ready` once after its start, then one reply to each request. */
export type RenderReply = 'ready' | readonly [id: number, result: RenderedPage | RenderError];
