import { type PageMeta } from '@estate/content/page-meta';

/** What of a page the server knows: everything in <head>, and the answers that the app would ask for first. */
export interface Page extends PageMeta {
  readonly status: 200 | 404 | 410 | 429 | 503;
  /** Structured data beside the agency's own. */
  readonly jsonLd?: readonly object[];
  /** Answers by address of the API, as apps/web/src/api/queries.ts asks for them. */
  readonly firstData?: Readonly<Record<string, unknown>>;
  readonly preload?: ImagePreload;
  /** Source file of the route in apps/web, whose chunk the page will need. */
  readonly routeFile?: string;
  /** Told where no script runs; the app finds out by itself what it can show, and writes the head of the page anew. */
  readonly notice?: string;
  /** False if something was missing that is there at another time. */
  readonly isKept: boolean;
}

export interface ImagePreload {
  readonly href: string;
  readonly srcset?: string;
  readonly sizes?: string;
  /** Where the picture is in the first screen; nothing: everywhere. */
  readonly media?: string;
}

export interface Redirect {
  readonly redirectTo: string;
}
