import { type LeadKind } from '@estate/domain/forms/all-forms';
import { type Form, formId, type Values, visibleControls } from '@estate/domain/forms/form';
import { type FormState } from '@estate/domain/forms/form-state';
import { EstimatePriceRange } from '@estate/contracts/catalog/price-range';
import { type LeadReceipt } from '@estate/contracts/leads/leads';
import { type Problem } from '@estate/contracts/problem';
import express, { type Request, type Response } from 'express';
import { type LimitName, type RateLimits } from '../limits/rate-limits.ts';
import { type PageContext, renderPage } from '../pages/page-html.ts';
import { isNativeForm, problemForError } from '../routing/answer-problem.ts';
import { bodyLimit, parseBody } from '../routing/read-input.ts';
import { type HttpCaller, readCaller } from '../routing/request-head.ts';
import { type Services } from '../services.ts';
import { leadOrigin } from '../spam-defence/lead-origin.ts';
import { plainFormPage, plainReceiptPage, plainReviewPage } from './plain-form-page.ts';
import {
  bodyOf,
  nativeFormsOf,
  leadRpcCall,
  loadFormPage,
  readSubmission,
  type Submission,
} from './submission.ts';

const text = express.text({ limit: bodyLimit, type: 'application/x-www-form-urlencoded' });

/** The limit that counts a form: as many price ranges as the app may ask for. */
const limitOf = (path: string): LimitName =>
  nativeFormsOf(path).some(({ kind }) => kind === 'home') ? 'estimate' : 'form';

const thanksAddress = ({ form, page }: Submission, { broker }: LeadReceipt): string => {
  const query = new URLSearchParams({
    formular: form.slug,
    ...(page ? { seite: page.path } : {}),
    ...(broker ? { makler: broker } : {}),
  });
  // On a redirect without a fragment, the browser keeps the fragment of the form's address (RFC 9110, section
  // 10.2.2).
  return `/danke?${query.toString()}#inhalt`;
};

const declarationOf = ({ declaration }: Form) => declaration;

/** The button of a declaration with which the browser submitted it; without one it comes from the first step. */
const stepOf = ({ form, fields }: Submission): 'confirm' | 'back' | undefined => {
  const step = declarationOf(form) && fields.getAll('step').at(-1);
  return step === 'confirm' || step === 'back' ? step : undefined;
};

const pathOf = ({ page }: Submission): string => {
  const query = page?.search ? `?${page.search}` : '';
  return page ? page.path + query : '/';
};

const isOrder = (form: Form): boolean => form.isOrder === true;

/**
 * The values and error messages of a refused form, as the app shows them (apps/web/src/shared/form/server-errors.ts).
 */
function stateOf(submission: Submission, failure: Problem): FormState {
  const { form, values } = submission;
  // The app shows no message beside radio buttons, so that their error becomes the message of the whole form.
  const names = visibleControls(form).flatMap(([name, { control }]) => (control === 'radio' ? [] : [name]));
  const errors: Record<string, string> = {};
  let message: string | null = null;
  for (const { field, message: text } of failure.errors ?? []) {
    const name = field.split('.')[0] ?? field;
    if (names.includes(name)) errors[name] ??= text;
    else message ??= text;
  }
  // Boxes that were ticked under other terms have to be ticked again.
  const kept =
    failure.code === 'terms-changed' ? Object.entries(values).filter(([, value]) => value !== true) : null;
  if ([403, 409, 429].includes(failure.status)) message = failure.detail;
  else if (failure.code !== 'invalid-input' || !failure.errors?.length)
    message = form.texts.failure.description;
  // A confirmation that failed can be repeated, unless the values are at fault.
  const isReview = stepOf(submission) === 'confirm' && failure.code !== 'invalid-input';
  return {
    kind: form.kind,
    page: pathOf(submission),
    values: kept ? Object.fromEntries(kept) : values,
    errors,
    message,
    ...(isReview ? { isReview } : {}),
  };
}

/**
 * Forms that the browser submits natively, because scripts are disabled or not loaded yet. They create the same leads
 * as the API, and ask for the same price ranges. The response is a redirect to /danke or to the price range, or the page
 * again with the submitted values and error messages.
 * How long the form was open is unknown, because the cached page is the same for all visitors. A declaration is submitted
 * twice; each response is its page in the next step, and the second step carries the values as hidden fields.
 */
export class NativeForms {
  constructor(
    private readonly context: PageContext,
    private readonly services: Services,
    private readonly limits: RateLimits,
    private readonly checkOrigin: (request: Request) => void,
  ) {}

  /** Whether the request submits a form natively to the route of this path. */
  accepts(path: string, request: Request): boolean {
    return request.method === 'POST' && isNativeForm(request) && nativeFormsOf(path).length > 0;
  }

  async handle(path: string, request: Request, response: Response): Promise<void> {
    const caller = readCaller(request);
    let submission: Submission | undefined;
    response.set('cache-control', 'no-store');
    // The submission is counted before its body is read. A refusal by the limit is thrown after the body was read, so
    // that the page can show the submitted values again.
    const counting = this.limits.count(limitOf(path), caller.client, path);
    counting.catch(() => undefined);
    try {
      await parseBody(text, bodyLimit, request, response);
      submission = readSubmission(path, typeof request.body === 'string' ? request.body : '');
      await counting;
      this.checkOrigin(request);
      if (declarationOf(submission.form)) {
        const state = await this.nextStep(submission, caller);
        response.type('html').send(await this.formPage(submission, state, caller.client));
      } else response.redirect(303, await this.answer(submission, caller));
    } catch (error) {
      const failure = problemForError(response, error, this.context.log);
      const page = submission
        ? await this.formPage(submission, stateOf(submission, failure), caller.client)
        : plainFormPage(failure.detail);
      response
        .status(submission && failure.code === 'invalid-input' ? 422 : failure.status)
        .type('html')
        .send(page);
    }
  }

  /** Stores or asks what was submitted; the address of the page with the answer. */
  private async answer(submission: Submission, caller: HttpCaller): Promise<string> {
    const { kind } = submission.form;
    const values = bodyOf(submission);
    if (kind === 'home') {
      const { consentVersion: _, ...home } = values;
      const { id } = await this.services.catalog.call(EstimatePriceRange, { home });
      return `/bewertung/preisspanne/${id}#inhalt`;
    }
    return thanksAddress(submission, await this.store(kind, values, caller));
  }

  private async store(kind: LeadKind, values: Values, caller: HttpCaller): Promise<LeadReceipt> {
    const { rpc, body, key } = leadRpcCall(kind, values);
    const origin = await leadOrigin({
      body: {},
      caller: { ...caller, idempotencyKey: key },
      services: this.services,
    });
    return this.services.leads.call(rpc, { form: body, origin });
  }

  /** What the page of a declaration shows after it was submitted. Throws `invalid-input` for faulty values. */
  private async nextStep(submission: Submission, caller: HttpCaller): Promise<FormState> {
    const { kind } = submission.form;
    const unchanged = { kind, page: pathOf(submission), errors: {}, message: null };
    const step = stepOf(submission);
    if (step === 'back') return { ...unchanged, values: submission.values };
    const { consentVersion: _, ...body } = bodyOf(submission);
    const state = { ...unchanged, values: body as FormState['values'] };
    if (step === undefined) return { ...state, isReview: true };
    return { ...state, receipt: await this.store(kind as LeadKind, body, caller) };
  }

  /** The page with the form in this state; a plain page with the same form if rendering fails. */
  private async formPage(submission: Submission, state: FormState, client: string): Promise<string> {
    const rendered = await this.renderedPage(submission, state, client);
    if (rendered !== undefined) return rendered;
    const { form, fields } = submission;
    // A button that makes a contract stands only below its terms.
    if (isOrder(form)) return plainFormPage(state.message ?? form.texts.failure.description);
    if (state.receipt) return plainReceiptPage(form, state.values, state.receipt);
    return state.isReview
      ? plainReviewPage({ form, fields, state })
      : plainFormPage('', { form, fields, state });
  }

  private async renderedPage(
    { form, page: formPage }: Submission,
    state: FormState,
    client: string,
  ): Promise<string | undefined> {
    if (!this.context.web || !formPage) return undefined;
    try {
      // Counts as a cache miss like any rendered page, because a refused form must not be cheaper for the client.
      await this.limits.count('miss', client);
      const page = await loadFormPage(formPage, this.context);
      if (!page) return undefined;
      const render = () => renderPage(page, this.context, state);
      const first = await render();
      // Retries once, because the renderer process may just have started. The plain page is the worse fallback.
      const { html } = first.isRendered ? first : await render();
      // The unrendered shell contains no form, and neither does the page of a property that was sold in the meantime.
      return html.includes(`id="${formId(form)}"`) ? html : undefined;
    } catch (err) {
      this.context.log.warn({ err }, 'page of a refused form not made');
      return undefined;
    }
  }
}
