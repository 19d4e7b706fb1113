import { timesToChoose } from '@estate/content/office-days';
import { halfDayText } from '@estate/domain/forms/half-days';
import { type Field, fieldId, formId, groupsOf } from '@estate/domain/forms/form';
import { type FormState } from '@estate/domain/forms/form-state';
import { escapeHtml } from '@estate/server-kit/text/escape-html';
import { mailLink, phoneLink, plainDocument } from '../pages/plain-page.ts';
import { type Submission } from './submission.ts';

const style = `
      form {
        display: grid;
        gap: 16px;
        width: min(34rem, 90vw);
        margin: 0 auto;
        text-align: left;
      }
      form p {
        margin: 0;
        color: #a3242b;
      }
      label {
        display: grid;
        gap: 4px;
      }
      fieldset {
        display: grid;
        gap: 16px;
        min-width: 0;
        margin: 0;
        border: 0;
        padding: 0;
      }
      legend {
        margin-bottom: 8px;
        padding: 0;
      }
      .box {
        display: flex;
        gap: 12px;
      }
      input,
      select,
      textarea,
      button {
        padding: 10px 12px;
        font: inherit;
      }
    `;

/** HTML attributes of a control, including the reference to its error message. */
const aboutOf = (id: string, name: string, error: string | undefined) =>
  `id="${id}" name="${name}"${error === undefined ? '' : ` aria-invalid="true" aria-describedby="${id}-error"`}`;

function control(field: Field, about: string, value: string): string {
  if (field.control === 'select') {
    const optionTags = Object.entries({ '': 'Keine Angabe', ...field.choices }).map(
      ([key, label]) =>
        `<option value="${key}"${key === value ? ' selected' : ''}>${escapeHtml(label)}</option>`,
    );
    return `<select ${about}>${optionTags.join('')}</select>`;
  }
  // The HTML parser drops a line break right after <textarea>, so one is added.
  if (field.control === 'area') return `<textarea ${about} rows="5">\n${escapeHtml(value)}</textarea>`;
  return `<input ${about} value="${escapeHtml(value)}" />`;
}

const box = (type: 'checkbox' | 'radio', about: string, label: string, isSet: boolean) =>
  `<label class="box"><input type="${type}" ${about}${isSet ? ' checked' : ''} /> <span>${escapeHtml(label)}</span></label>`;

const group = (title: string, content: readonly string[], about = '') =>
  `<fieldset${about && ` ${about}`}><legend>${title}</legend>${content.join('')}</fieldset>`;

function fieldHtml(
  name: string,
  field: Field,
  { form, values, errors }: Pick<Submission, 'form'> & FormState,
): string {
  const id = fieldId(form, name);
  const message = errors[name];
  const about = aboutOf(id, name, message);
  const value = values[name] ?? '';
  const error = message === undefined ? '' : `<p id="${id}-error">${escapeHtml(message)}</p>`;
  if (field.control === 'consent') return box('checkbox', about, form.consent.text, value === true) + error;
  if (field.control === 'radio') {
    const boxes = Object.entries(field.choices).map(([key, label]) =>
      box('radio', `name="${name}" value="${key}"`, label, key === value),
    );
    return group(escapeHtml(field.label), boxes, `id="${id}"`);
  }
  if (field.control === 'half-days') {
    const chosen = Array.isArray(value) ? value : [];
    const boxes = timesToChoose(form, chosen, Date.now()).map((time) =>
      box('checkbox', `name="${name}" value="${time}"`, halfDayText(time), chosen.includes(time)),
    );
    return group(escapeHtml(field.label), boxes, about) + error;
  }
  return `<label>${escapeHtml(field.label)} ${control(field, about, String(value))}</label>${error}`;
}

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}" />`;

function formHtml({ submission, state }: { submission: Submission; state: FormState }): string {
  const { form, page, consentVersion, propertyId } = submission;
  return [
    `<form method="post" action="${form.api}#${formId(form)}" aria-label="${escapeHtml(form.texts.label)}" novalidate>`,
    hidden('page', page ? state.page : ''),
    ...(consentVersion === undefined ? [] : [hidden('consentVersion', consentVersion)]),
    ...(Number.isNaN(propertyId) ? [] : [hidden('propertyId', String(propertyId))]),
    ...groupsOf(form).flatMap(({ title, controls }) => {
      const fields = controls.map(([name, field]) => fieldHtml(name, field, { form, ...state }));
      return title === undefined ? fields : [group(`<h2>${escapeHtml(title)}</h2>`, fields)];
    }),
    `<button class="again">${escapeHtml(form.texts.submit)}</button></form>`,
  ].join('\n      ');
}

/**
 * The page for a refused form whose own page cannot be rendered: the error messages and the form with the submitted
 * values, ready to be sent again. Without `refused` the body could not be parsed.
 */
export const plainFormPage = (
  detail: string,
  refused?: { submission: Submission; state: FormState },
): string =>
  plainDocument({
    title: 'Nicht gesendet',
    more: style,
    main: `<h1${refused ? ` id="${formId(refused.submission.form)}"` : ''}>Ihre Angaben wurden noch nicht gesendet</h1>
      <p>${escapeHtml(refused?.state.message ?? detail)} Telefonisch erreichen Sie uns unter ${phoneLink}, per E-Mail unter ${mailLink}.</p>
      ${refused ? formHtml(refused) : '<p>Mit „Zurück“ in Ihrem Browser finden Sie Ihre Angaben wieder.</p>'}`,
  });
