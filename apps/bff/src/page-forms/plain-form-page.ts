import { consentTexts } from '@estate/content/forms';
import {
  fieldId,
  fieldLabels,
  type FieldName,
  visitorFormId,
  visitorForms,
} from '@estate/content/visitor-forms';
import { type FormName, type FormState } from '@estate/contracts/form-state';
import { salutationLabels } from '@estate/contracts/salutation';
import { dealVerbs, objectKindLabels } from '@estate/contracts/vocabulary';
import { escapeHtml } from '@estate/server-kit/escape-html';
import { phoneLink, plainDocument } from '../pages/plain-page.ts';
import { type SentForm } from './sent-form.ts';

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

const choices: Partial<Record<FieldName, Readonly<Record<string, string>>>> = {
  salutation: { '': 'Keine Angabe', ...salutationLabels },
  buyOrRent: dealVerbs,
  propertyType: objectKindLabels,
};
const areas = new Set<FieldName>(['message', 'equipment', 'notes']);

const consents: Readonly<Record<FormName, keyof typeof consentTexts>> = {
  expose: 'expose',
  searchOrder: 'searchOrder',
  about: 'about',
  contact: 'contact',
  valuation: 'valuationContact',
  broker: 'broker',
  appraisal: 'appraisal',
};

/** Attributes of a control, with its error. */
const aboutOf = (name: FieldName, error: string | undefined) =>
  `id="${fieldId(name)}" name="${name}"${error === undefined ? '' : ` aria-invalid="true" aria-describedby="${fieldId(name)}-error"`}`;

function control(name: FieldName, value: string, error: string | undefined): string {
  const about = aboutOf(name, error);
  const options = choices[name];
  if (options) {
    const written = Object.entries(options).map(
      ([key, label]) =>
        `<option value="${key}"${key === value ? ' selected' : ''}>${escapeHtml(label)}</option>`,
    );
    return `<select ${about}>${written.join('')}</select>`;
  }
  // A parser drops the first line break of a textarea.
  if (areas.has(name)) return `<textarea ${about} rows="5">\n${escapeHtml(value)}</textarea>`;
  return `<input ${about} value="${escapeHtml(value)}" />`;
}

function field(name: FieldName, { form, values, errors }: FormState): string {
  const value = values[name];
  const told = errors[name];
  const error = told === undefined ? '' : `<p id="${fieldId(name)}-error">${escapeHtml(told)}</p>`;
  if (typeof value === 'boolean') {
    const box = `<input type="checkbox" ${aboutOf(name, told)}${value ? ' checked' : ''} />`;
    return `<label class="box">${box} <span>${escapeHtml(consentTexts[consents[form]].text)}</span></label>${error}`;
  }
  return `<label>${escapeHtml(fieldLabels[name])} ${control(name, value ?? '', told)}</label>${error}`;
}

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}" />`;

function formAgain({ sent, state }: { sent: SentForm; state: FormState }): string {
  const { api, fields, texts } = visitorForms[sent.name];
  return [
    `<form method="post" action="${api}#${visitorFormId}" aria-label="${escapeHtml(texts.label)}" novalidate>`,
    hidden('form', sent.name),
    hidden('page', sent.page ? state.page : ''),
    ...(sent.consentVersion === undefined ? [] : [hidden('consentVersion', sent.consentVersion)]),
    ...(Number.isNaN(sent.propertyId) ? [] : [hidden('propertyId', String(sent.propertyId))]),
    ...fields.map((name) => field(name, state)),
    `<button class="again">${escapeHtml(texts.submit)}</button></form>`,
  ].join('\n      ');
}

/**
 * A form that was refused while its page cannot be rendered: what is wrong, and what was typed in a form that can be sent
 * again. Without `again` the form could not be read.
 */
export const plainFormPage = (detail: string, again?: { sent: SentForm; state: FormState }): string =>
  plainDocument({
    title: 'Nicht gesendet',
    more: style,
    main: `<h1 id="${visitorFormId}">Ihre Angaben wurden noch nicht gesendet</h1>
      <p>${escapeHtml(again?.state.message ?? detail)} Telefonisch erreichen Sie uns unter ${phoneLink}.</p>
      ${again ? formAgain(again) : ''}`,
  });
