import { formWords } from '@estate/content/sections/forms';
import { texts } from '@estate/content/texts';
import { type Field, formId, type Form, visibleControls } from '@estate/domain/forms/form';
import { type FormState, type SentReceipt } from '@estate/domain/forms/form-state';
import { halfDayText } from '@estate/domain/forms/half-days';
import { allFacts } from '@estate/domain/forms/facts';
import { leadNumber } from '@estate/domain/forms/lead-number';
import { longDateTime } from '@estate/domain/text/date-time';
import { escapeHtml } from '@estate/server-kit/text/html';
import { plainPage } from '../pages/plain-page.ts';

interface RefusedForm {
  readonly form: Form;
  /** All submitted fields, which are sent again. */
  readonly fields: URLSearchParams;
  readonly state: FormState;
}

const nameAndValue = (name: string, value: string) =>
  `name="${escapeHtml(name)}" value="${escapeHtml(value)}"`;

const hiddenInput = (name: string, value: string) => `<input type="hidden" ${nameAndValue(name, value)} />`;

/** A chosen value in German words. */
function chosenText(field: Field, value: string): string {
  if (field.control === 'consent') return 'Ja';
  if (field.control === 'half-days') return halfDayText(value);
  const choices: Readonly<Record<string, string>> = 'choices' in field ? field.choices : {};
  return (Object.hasOwn(choices, value) && choices[value]) || value;
}

/** The submitted values of one control: a text can be corrected, choices are shown in words and sent again. */
function controlHtml(name: string, field: Field, values: readonly string[]): string {
  const label = escapeHtml(field.label);
  const text = values.at(-1) ?? '';
  switch (field.control) {
    case 'area':
      // Browsers drop the first line break of a textarea.
      return `<label>${label}<textarea name="${name}" rows="5">\n${escapeHtml(text)}</textarea></label>`;
    case 'line':
    case 'email':
    case 'phone':
    case 'number':
      return `<label>${label}<input ${nameAndValue(name, text)} /></label>`;
    default: {
      const chosen = values.filter(Boolean).map((value) => escapeHtml(chosenText(field, value)));
      return `<p>${label}: ${chosen.join('; ') || 'keine Angabe'}</p>${values.map((value) => hiddenInput(name, value)).join('')}`;
    }
  }
}

const formTag = (form: Form) =>
  `<form id="${formId(form)}" method="post" action="${form.api}#${formId(form)}" aria-label="${escapeHtml(form.texts.label)}">`;

const factsHtml = (form: Form, values: FormState['values']) =>
  allFacts(form, values).map(
    ({ field, text }) =>
      `<p>${escapeHtml(field.label)}:<br />${escapeHtml(text).replaceAll('\n', '<br />')}</p>`,
  );

/** The form with the submitted values and messages. */
function refusedForm({ form, fields, state: { errors } }: RefusedForm): string {
  const controls = visibleControls(form);
  const names = new Set(controls.map(([name]) => name));
  const fieldsHtml = controls.flatMap(([name, field]) => [
    controlHtml(name, field, fields.getAll(name)),
    ...(errors[name] === undefined
      ? []
      : [`<p role="alert">${escapeHtml(`${field.label}: ${errors[name]}`)}</p>`]),
  ]);
  const others = [...fields]
    .filter(([name]) => !names.has(name))
    .map(([name, value]) => hiddenInput(name, value));
  return [
    formTag(form),
    ...fieldsHtml,
    ...others,
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
    text: refused
      ? (refused.state.message ?? 'Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal.')
      : `${detail} Mit „Zurück“ in Ihrem Browser finden Sie Ihre Angaben wieder.`,
    end: refused ? refusedForm(refused) : '',
  });

/** The second step of a declaration whose own page cannot be rendered. */
export function plainReviewPage({ form, state: { values, message, page } }: RefusedForm): string {
  const {
    title = form.texts.label,
    text = '',
    confirm = form.texts.submit,
    back = '',
  } = form.declaration ?? {};
  return plainPage({
    title,
    heading: title,
    text: message ?? text,
    end: [
      formTag(form),
      ...factsHtml(form, values),
      hiddenInput('page', page),
      ...Object.entries(values).map(([name, value]) => hiddenInput(name, String(value))),
      `<p><button name="step" value="confirm" class="again">${escapeHtml(confirm)}</button></p>`,
      `<p><button name="step" value="back">${escapeHtml(back)}</button></p></form>`,
    ].join('\n      '),
  });
}

/** The receipt of a declaration whose own page cannot be rendered. */
export function plainReceiptPage(
  form: Form,
  values: FormState['values'],
  { id, received_at }: SentReceipt,
): string {
  const { title, text } = texts(formWords).answers[form.consent];
  const receivedAt = received_at === undefined ? '' : `Eingegangen: ${longDateTime(new Date(received_at))}. `;
  return plainPage({
    title,
    heading: title,
    text: `${receivedAt}Nummer: ${leadNumber(id)}. ${text}`,
    end: factsHtml(form, values).join('\n      '),
  });
}
