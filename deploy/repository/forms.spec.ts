import { openApiDocument } from '@estate/bff/openapi/document';
import { plainFormPage } from '@estate/bff/native-forms/plain-form-page';
import { formRoutes } from '@estate/bff/routes/forms';
import { consentOf } from '@estate/content/consent-of';
import { viewingTimes } from '@estate/content/office-days';
import { type LeadForm, forms } from '@estate/domain/forms/all-forms';
import { requestFacts } from '@estate/domain/forms/facts';
import { controlsOf, type Field, visibleControls } from '@estate/domain/forms/form';
import { bodySchema, formSchema } from '@estate/contracts/leads/form-schema';
import { accessPage } from '@estate/leads/access/access-page';
import { leadCells, leadColumns } from '@estate/leads/inbox/leads-csv';
import { toLeadDetail } from '@estate/leads/inbox/lead-view';
import { type Lead, noHandlingChanges } from '@estate/leads/lead/lead';
import { agencyLetter, visitorLetter } from '@estate/leads/mail/lead-letters';
import { receiptLetter } from '@estate/leads/mail/receipt-letter';
import { asText } from '@estate/leads/mail/letter';
import { asHtml } from '@estate/leads/mail/letter-html';
import { Links } from '@estate/leads/mail/links';
import { FormFields } from '@estate/web/site/form/form-field';
import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/*
 * Checks the description of each form against everything that is generated from it: page, schemas, API document, mails
 * and inbox.
 */

const cases = forms.map((form) => [form.consent, form] as const);
const links = new Links({ PUBLIC_URL: 'https://makler.example' });
const now = new Date('2026-11-26T10:00:00Z');

/** What a visitor fills in, numbers as people write them in German. */
function inputOf(name: string, field: Field, form: LeadForm): unknown {
  switch (field.control) {
    case 'line':
      return field.pattern ? '22765' : `Änne ${name}`;
    case 'email':
      return 'aenne@example.org';
    case 'phone':
      return '040 123456';
    case 'area':
      return 'Erste Zeile\nZweite Zeile';
    case 'number':
      return field.max >= 250_000 ? '250.000,00 €' : String(field.min);
    case 'consent':
      return true;
    case 'half-days':
      return viewingTimes(form, Date.now()).slice(0, field.max);
    case 'radio':
    case 'select':
      return Object.keys(field.choices)[0];
    case 'property':
      return 7;
    case 'page':
      return form.pages[0]?.replace('{slug}', 'maren-luehrs');
    case 'receipt':
      return '';
    case 'terms':
      return 'fingerprint';
    case 'query':
      return 'city=Winterhude&deal=buy';
  }
}

const filledIn = (form: LeadForm): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(controlsOf(form)).map(([name, field]) => [name, inputOf(name, field, form)]),
  ),
  // Only the valuation of a flat has these.
  ...(form.kind === 'valuation'
    ? { property_subtype: 'reihenhaus', floor: undefined, has_lift: undefined, monthly_rent: undefined }
    : {}),
  consentVersion: consentOf(form).version,
});

const leadOf = (form: LeadForm, body: Record<string, unknown>) =>
  ({
    _id: 'lead-1',
    kind: form.kind,
    form: body,
    consent: { version: consentOf(form).version, text: consentOf(form).text, at: now },
    property:
      'propertyId' in body ? { id: 7, title: 'Villa', city: null, country: null, is_public: true } : null,
    client_ip: null,
    suspicion: null,
    mails: { agency: 'pending', visitor: 'pending' },
    handling: { state: 'new', due_at: now, version: 0, changed: noHandlingChanges },
    received_at: now,
    delete_after: now,
    body_hash: '',
  }) as unknown as Lead;

/** Every text that staff or the visitor read of a lead. */
function renderings(form: LeadForm, body: Record<string, unknown>) {
  const lead = leadOf(form, body);
  const detail = toLeadDetail(lead, links, { entries: new Map(), now });
  const letter = agencyLetter(lead, lead.property, links);
  const confirmation = form.declaration
    ? receiptLetter(lead, now)
    : visitorLetter(lead, { property: lead.property, offer: null }, { links, at: now });
  const cells = leadCells(detail, form.kind, () => '');
  return {
    detail,
    letter: asText(letter),
    html: asHtml(letter, '', '') + asHtml(confirmation, '', ''),
    confirmation: asText(confirmation),
    cells,
    access: accessPage({
      first: {
        person: { email: 'a@b.de' },
        created_at: now.toISOString(),
        leads: 1,
        reports: 0,
        search_orders: 0,
      },
      leads: [detail],
      last: { reports: [], search_orders: [], opened_exposes: [] },
    }),
  };
}

const register = (name: string, error?: string) => ({
  name,
  error,
  onChange: () => Promise.resolve(),
  onBlur: () => Promise.resolve(),
  ref: () => undefined,
});

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const markupOf = (form: LeadForm, errors: Record<string, string> = {}) => {
  const fields = createElement(FormFields, { form, register: (name) => register(name, errors[name]) });
  const data = createElement(QueryClientProvider, { client: new QueryClient() }, fields);
  return renderToStaticMarkup(createElement(RouterContextProvider, { router, children: data }));
};

const plainOf = (form: LeadForm, values: Record<string, unknown>) =>
  plainFormPage('', {
    form,
    fields: new URLSearchParams(
      Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
    ),
    state: { kind: form.kind, page: '/', values: {}, errors: {}, message: null },
  });

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found.trim());
/** Labels and legends, without the sentence of the consent and the unit behind a label. */
const labelsIn = (html: string) =>
  all(html, /<(?:label|legend)(?: (?!class="box")[^>]*)?>([^<]+)/g)
    .map((label) => label.replace(/ \([^)]*\)$/, ''))
    .filter((label) => !label.startsWith('Ich '));
const labelsOf = (form: LeadForm) =>
  visibleControls(form).flatMap(([, { control, label }]) => (control === 'consent' ? [] : [label]));

type Schema = { properties?: Record<string, { description?: string }> };
const { paths = {} } = openApiDocument(formRoutes);
const schemas = Object.fromEntries(
  forms.map(({ api }) => {
    const route = paths[api]?.post as
      | { requestBody: { content: Record<string, { schema: Schema }> } }
      | undefined;
    return [api, route?.requestBody.content['application/json']?.schema];
  }),
);

describe.each(cases)('the form %s', (_id, form) => {
  const body = formSchema(form).parse(filledIn(form));
  const facts = requestFacts(form, body).map(({ field: { label } }) => label);
  const among = (labels: readonly string[], expectedLabels: readonly string[]) =>
    labels.filter((label) => expectedLabels.includes(label));

  it('a form sends exactly the fields that its route accepts and stores', () => {
    expect(bodySchema(form).parse(body)).toEqual(body);
    expect(Object.keys(form.fields)).toEqual(
      expect.arrayContaining(Object.keys(body).filter((name) => name !== 'consentVersion')),
    );
  });

  it('a form has the same labels in the same order on its page and in the API document', () => {
    expect(labelsIn(markupOf(form))).toEqual(labelsOf(form));
    const { properties } = schemas[form.api] ?? {};
    const described = Object.entries(properties ?? {}).flatMap(([name, { description }]) =>
      name in form.fields ? [description] : [],
    );
    expect(described).toEqual(Object.values(form.fields).map(({ label }) => label));
  });

  it('the labels of a form are used in mail, inbox, file and access print-out', () => {
    const { detail, letter, cells, access } = renderings(form, body);
    expect(facts.length + Number('propertyId' in body)).toBeGreaterThan(0);
    const content = detail.content.flatMap((block) => {
      if ('facts' in block) return block.facts.map(({ label }) => label);
      return 'quote' in block ? [block.label] : [];
    });
    const lines = /^([^:\n>]+):/gm;
    const columns = leadColumns(form.kind);
    const filled = columns.filter((_column, index) => cells[index]);
    for (const labels of [content, all(letter, lines), filled, all(access, /<(?:dt|h4)>([^<]+)</g)])
      expect(among(labels, facts).slice(-facts.length)).toEqual(facts);
    const person = ['Anrede', 'Name', 'E-Mail', 'Telefon'];
    for (const labels of [columns, all(access, /<dt>([^<]+)</g), all(letter, lines)])
      expect(person.filter((label) => among(labels, person).includes(label))).toEqual(
        among(labels, person).filter((label, index, found) => found.indexOf(label) === index),
      );
  });

  it('an empty form has an error at each required field, and at no other field', () => {
    for (const [name, { control, required }] of visibleControls(form)) {
      if (typeof required !== 'string') continue;
      const empty = control === 'consent' ? false : control === 'half-days' ? [] : ' \u200b';
      const { error } = formSchema(form).safeParse({ ...filledIn(form), [name]: empty });
      expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[name, required]]);
      expect(markupOf(form, { [name]: required })).toContain(required);
    }
  });

  const worst = [
    'x'.repeat(100_000),
    '😀'.repeat(30),
    '\u202eredaer\u202c',
    'a\u200b\u0000b',
    '<img src=x onerror=alert(1)>"\'&',
    '=HYPERLINK("https://a.example")',
    '1.234,56',
    '-5',
    '\ud800',
    '{name} {property} $& $1',
  ];
  it.each(worst)(
    'a form accepts odd text %# or names the fault at its field, and shows it as text',
    (text) => {
      for (const [name, { control }] of visibleControls(form)) {
        if (control === 'consent' || control === 'half-days') continue;
        const values = { ...filledIn(form), [name]: text };
        expect(markupOf(form) + plainOf(form, values)).not.toContain('<img');
        const { data, error } = formSchema(form).safeParse(values);
        if (!data) {
          expect(new Set(error.issues.map(({ path }) => path[0]))).toEqual(new Set([name]));
          continue;
        }
        const { access, html, confirmation } = renderings(form, data);
        expect(access + html).not.toMatch(/<img(?! src="https:\/\/makler\.example\/media\/)/);
        // Only the receipt of a declaration has typed words (decision 68).
        if (!form.declaration) expect(confirmation).not.toContain('onerror');
      }
    },
  );
});
