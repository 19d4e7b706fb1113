import { formId, visibleControls } from '@estate/domain/forms/form';
import { type FormState } from '@estate/domain/forms/form-state';
import { type LeadReceipt } from '@estate/contracts/leads/leads';
import { type Problem } from '@estate/contracts/problem';
import express, { type Request, type Response } from 'express';
import { type RateLimits } from '../limits/rate-limits.ts';
import { type PageContext, renderPage } from '../pages/page-html.ts';
import { readFailure } from '../routing/answer-problem.ts';
import { bodyLimit, parseBody } from '../routing/read-input.ts';
import { readCaller } from '../routing/request-head.ts';
import { type Services } from '../services.ts';
import { leadOrigin } from '../spam-defence/lead-origin.ts';
import { plainFormPage } from './plain-form-page.ts';
import { formsOf, leadOf, loadFormPage, readSubmission, type Submission } from './submission.ts';

const text = express.text({ limit: bodyLimit, type: 'application/x-www-form-urlencoded' });

const thanksAddress = ({ form, page }: Submission, { broker }: LeadReceipt): string => {
  const query = new URLSearchParams({
    formular: form.slug,
    ...(page ? { seite: page.path } : {}),
    ...(broker ? { makler: broker } : {}),
  });
  // Without a fragment of its own the address would keep that of the form.
  return `/danke?${query.toString()}#inhalt`;
};

/** What is wrong with a form, as the app shows it (apps/web/src/shared/form/server-errors.ts). */
function stateOf({ form, values, page }: Submission, failure: Problem): FormState {
  // The app shows no message beside radio buttons.
  const names = visibleControls(form).flatMap(([name, { control }]) => (control === 'radio' ? [] : [name]));
  const errors: Record<string, string> = {};
  let message: string | null = null;
  for (const { field, message: text } of failure.errors ?? []) {
    const name = field.split('.')[0] ?? field;
    if (names.includes(name)) errors[name] ??= text;
    else message ??= text;
  }
  if (failure.status === 409 || failure.status === 429) message = failure.detail;
  else if (failure.code !== 'invalid-input' || !failure.errors?.length)
    message = form.texts.failure.description;
  const query = page?.search ? `?${page.search}` : '';
  return { kind: form.kind, page: page ? page.path + query : '/', values, errors, message };
}

/**
 * The forms of visitors whose browser sends them by itself, because it runs no script or has not loaded it yet. They become
 * the same leads; the answer is a redirect to /danke, or the page again with what was typed and what is wrong with it. How
 * long the form was open is unknown, because the page is the same for everybody.
 */
export class NativeForms {
  constructor(
    private readonly context: PageContext,
    private readonly services: Services,
    private readonly limits: RateLimits,
  ) {}

  /** Whether the route of this path accepts such forms. */
  accepts(path: string): boolean {
    return formsOf(path).length > 0;
  }

  async handle(path: string, request: Request, response: Response): Promise<void> {
    const caller = readCaller(request);
    let submission: Submission | undefined;
    response.set('cache-control', 'no-store');
    // Counted before the body is read; a refusal waits for it, so that nothing typed is lost.
    const counted = this.limits.count('form', caller.client, path);
    counted.catch(() => undefined);
    try {
      await parseBody(text, bodyLimit, request, response);
      submission = readSubmission(path, typeof request.body === 'string' ? request.body : '');
      await counted;
      const { rpc, body, key } = leadOf(submission);
      const origin = await leadOrigin({
        body: {},
        caller: { ...caller, idempotencyKey: key },
        services: this.services,
      });
      const receipt = await this.services.leads.call(rpc, { form: body, origin });
      response.redirect(303, thanksAddress(submission, receipt));
    } catch (error) {
      const failure = readFailure(response, error, this.context.log);
      const page = await this.formPage(submission, failure, caller.client);
      response
        .status(submission && failure.code === 'invalid-input' ? 422 : failure.status)
        .type('html')
        .send(page);
    }
  }

  /** The page with the form; a plain one if it cannot be rendered now, so that nothing typed is lost. */
  private async formPage(
    submission: Submission | undefined,
    failure: Problem,
    client: string,
  ): Promise<string> {
    if (!submission) return plainFormPage(failure.detail);
    const state = stateOf(submission, failure);
    const rendered = await this.renderedPage(submission, state, client);
    return rendered ?? plainFormPage(failure.detail, { submission, state });
  }

  private async renderedPage(
    { form, page: formPage }: Submission,
    state: FormState,
    client: string,
  ): Promise<string | undefined> {
    if (!this.context.web || !formPage) return undefined;
    try {
      // Counted as any page that is made, because refusing a form must not cost more than that.
      await this.limits.count('miss', client);
      const page = await loadFormPage(formPage, this.context);
      if (!page) return undefined;
      const render = () => renderPage(page, this.context, state);
      const first = await render();
      // A second try, because the first may have met a cold process, and the plain page is a poor place to go on typing.
      const { html } = first.isRendered ? first : await render();
      // A shell has no form, nor has the page of a property that was sold meanwhile.
      return html.includes(`id="${formId(form)}"`) ? html : undefined;
    } catch (err) {
      this.context.log.warn({ err }, 'page of a refused form not made');
      return undefined;
    }
  }
}
