import { type FormState } from '@estate/contracts/form-state';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type Answer } from '../answer-cache/ready-answer.ts';
import { type Renderer } from '../renderer/renderer.ts';
import { type Page, type Redirect } from './page.ts';
import { renderShell, type Rendered } from './shell.ts';
import { type WebBuild } from './web-build.ts';

export interface PageWorld {
  readonly catalog: RpcClient;
  readonly web: WebBuild | undefined;
  /** Undefined if the program is not built. */
  readonly renderer: Pick<Renderer, 'render'> | undefined;
  readonly publicUrl: URL;
  readonly gtmId: string | undefined;
  readonly log: Log;
}

const redirect = (location: string): Answer => ({
  status: 301,
  type: 'text/plain; charset=utf-8',
  body: '',
  location,
  isKept: true,
});

/** Whole hours, so that a page keeps its ETag when it is made anew and nothing has changed. */
const stepMs = 3_600_000;

/** The page as the app shows it first; undefined if the renderer is late or gone. */
export async function render(
  { address, firstData = {} }: Page,
  { renderer, publicUrl }: PageWorld,
  formState?: FormState,
): Promise<Rendered | undefined> {
  if (address === undefined || !renderer) return undefined;
  const madeAt = Math.floor(Date.now() / stepMs) * stepMs;
  const facts = { origin: publicUrl.origin, madeAt };
  const page = await renderer.render({ address, firstData, facts, ...(formState ? { formState } : {}) });
  return page && { page, madeAt };
}

/** The answer for a page, as the cache keeps it. */
export async function answerOf(page: Page | Redirect, world: PageWorld): Promise<Answer> {
  if ('redirectTo' in page) return redirect(page.redirectTo);
  if (!world.web) throw new ProblemError('unavailable');
  const rendered = await render(page, world);
  const isShell = page.address !== undefined && world.renderer !== undefined && !rendered;
  return {
    status: page.status,
    type: 'text/html; charset=utf-8',
    body: renderShell(world.web, page, world, rendered),
    ...(page.status === 503 ? { headers: { 'retry-after': '30' } } : {}),
    isKept: page.isKept,
    ...(isShell ? { maxLifeMs: shellLifeMs } : {}),
  };
}

/** Where the renderer is slow or gone, the shell serves for as long as takes the load off it. */
const shellLifeMs = 2_000;
