import { type Field, fieldId, formId, visibleControls } from '@estate/domain/forms/form';
import { type FormState } from '@estate/domain/forms/form-state';
import { escapeHtml } from '@estate/server-kit/escape-html';
import { phoneLink, plainDocument } from '../pages/plain-page.ts';
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

/** Attributes of a control, with its error. */
const aboutOf = (id: string, name: string, error: string | undefined) =>
  `id="${id}" name="${name}"${error === undefined ? '' : ` aria-invalid="true" aria-describedby="${id}-error"`}`;

function control(field: Field, about: string, value: string): string {
  if ('choices' in field) {
    const options = { ...(field.control === 'select' ? { '': 'Keine Angabe' } : {}), ...field.choices };
    const optionTags = Object.entries(options).map(
      ([key, label]) =>
        `<option value="${key}"${key === value ? ' selected' : ''}>${escapeHtml(label)}</option>`,
    );
    return `<select ${about}>${optionTags.join('')}</select>`;
  }
  // A parser drops the first line break of a textarea.
  if (field.control === 'area') return `<textarea ${about} rows="5">\n${escapeHtml(value)}</textarea>`;
  return `<input ${about} value="${escapeHtml(value)}" />`;
}

const box = (about: string, label: string, isSet: boolean) =>
  `<label class="box"><input type="checkbox" ${about}${isSet ? ' checked' : ''} /> <span>${escapeHtml(label)}</span></label>`;

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
  if (field.control === 'consent') return box(about, form.consent.text, value === true) + error;
  if (field.control === 'boxes') {
    const boxes = Object.entries(field.choices).map(([key, label]) =>
      box(`name="${name}" value="${key}"`, label, Array.isArray(value) && value.includes(key)),
    );
    return `<fieldset ${about}><legend>${escapeHtml(field.label)}</legend>${boxes.join('')}</fieldset>${error}`;
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
    ...visibleControls(form).map(([name, field]) => fieldHtml(name, field, { form, ...state })),
    `<button class="again">${escapeHtml(form.texts.submit)}</button></form>`,
  ].join('\n      ');
}

/**
 * A form that was refused while its page cannot be rendered: what is wrong, and what was typed in a form that can be sent
 * again. Without `refused` the form could not be read.
 */
export const plainFormPage = (
  detail: string,
  refused?: { submission: Submission; state: FormState },
): string =>
  plainDocument({
    title: 'Nicht gesendet',
    more: style,
    main: `<h1${refused ? ` id="${formId(refused.submission.form)}"` : ''}>Ihre Angaben wurden noch nicht gesendet</h1>
      <p>${escapeHtml(refused?.state.message ?? detail)} Telefonisch erreichen Sie uns unter ${phoneLink}.</p>
      ${refused ? formHtml(refused) : ''}`,
  });
