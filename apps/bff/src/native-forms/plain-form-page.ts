import { formId, type Form, visibleControls } from '@estate/domain/forms/form';
import { type FormState } from '@estate/domain/forms/form-state';
import { escapeHtml } from '@estate/server-kit/text/html';
import { plainPage } from '../pages/plain-page.ts';

interface RefusedForm {
  readonly form: Form;
  /** All submitted fields, which are sent again. */
  readonly fields: URLSearchParams;
  readonly state: FormState;
}

/** The messages, and a form that sends the same fields again, for whose answer the page itself may be rendered. */
function sendAgain({ form, fields, state: { errors } }: RefusedForm): string {
  const messages = visibleControls(form).flatMap(([name, { label }]) =>
    errors[name] === undefined ? [] : [`<p>${escapeHtml(`${label}: ${errors[name]}`)}</p>`],
  );
  const hidden = [...fields].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}" />`,
  );
  return [
    ...messages,
    `<form id="${formId(form)}" method="post" action="${form.api}#${formId(form)}" aria-label="${escapeHtml(form.texts.label)}">`,
    ...hidden,
    `<button class="again">${escapeHtml(form.texts.submit)}</button></form>`,
  ].join('\n      ');
}

/**
 * The page for a refused form whose own page cannot be rendered. Without `refused` the body could not be parsed.
 */
export const plainFormPage = (detail: string, refused?: RefusedForm): string =>
  plainPage({
    title: 'Nicht gesendet',
    heading: 'Ihre Angaben wurden noch nicht gesendet',
    text: `${refused?.state.message ?? detail} Mit „Zurück“ in Ihrem Browser finden Sie Ihre Angaben wieder.`,
    end: refused ? sendAgain(refused) : '',
  });
