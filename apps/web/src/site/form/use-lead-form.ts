import { consentOf } from '@estate/content/consent-of';
import { formWords } from '@estate/content/sections/forms';
import { texts } from '@estate/content/texts';
import type { LeadForm } from '@estate/domain/forms/all-forms';
import { asksConsent, emptyValues, visibleControls, type Values } from '@estate/domain/forms/form';
import type { SentReceipt } from '@estate/domain/forms/form-state';
import { personFields } from '@estate/domain/forms/facts';
import { useEffect, useState } from 'react';
import { type FieldErrors, useForm, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { isNotFound } from '../../shared/api/problem.ts';
import { showServerError } from '../../shared/form/server-errors.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import { type Receipt, useSendLead } from '../api/send-lead.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { lazyContract } from './lazy-contract.ts';
import { useDraft } from './use-draft.ts';
import { useEarlyChoice } from './use-early-choice.ts';
import { useRefusedForm } from './use-refused-form.ts';

/** A form that the server has stored: the sent values and the server's response. */
export interface SentLead {
  body: Values;
  receipt: SentReceipt;
}

interface Options {
  form: LeadForm;
  /** Path and query of the page with the form. With it the form works without scripts, too. */
  page?: string;
  /** Values that are sent in addition to the visible fields, such as the property's id. */
  hidden?: Values;
  /** Initial values; the other fields are empty at first. */
  initial?: Values;
  /** The sent values of another form of the page. Its personal data is filled into this form's empty fields. */
  known?: Values | undefined;
  /** Gets the values in place of the server, which gets them by `confirm`. */
  onReview?: (body: Values) => void;
  /** Returns the error text above the button, instead of the form's own text. No toast is shown then. */
  failureText?: (error: Error) => string;
  /** Start time in ms since the epoch, if the visitor began before the form was mounted. */
  begunAt?: number | null;
  /** Runs only while the form is mounted; `onStored` and `onFailed` always run. */
  onSent?: (sent: SentLead) => void;
  onStored?: () => void;
  onFailed?: (error: Error) => void;
}

export type RegisterField = (name: string) => UseFormRegisterReturn & {
  error: string | undefined;
  /** The field's value during server rendering and hydration; later react-hook-form sets the control's value. */
  ssrValue?: unknown;
};

export interface LeadFormState {
  form: LeadForm;
  send: (element: HTMLFormElement) => Promise<void>;
  loadContract: () => void;
  isPending: boolean;
  submitError: string | null;
  /** Set for a form that also works without scripts. `faulty` are the names of the fields that the server rejected. */
  plain?: { hidden: Readonly<Record<string, string>>; faulty: readonly string[] } | undefined;
}

const messagesOf = (errors: FieldErrors): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, error?.message as string | undefined]),
  );

const errorsOf = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, { type: 'server', message }]));

/** As the browser sends them; the server knows the source by the page. */
const textsOf = (hidden: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(hidden).flatMap(([name, value]) =>
      name !== 'source' && (typeof value === 'string' || typeof value === 'number')
        ? [[name, String(value)]]
        : [],
    ),
  );

/**
 * State of one visitor form, shown by `LeadForm`: validates, sends the form with the solved spam challenge and shows
 * the toasts. The fields are cleared only after the server stored the form.
 */
export function useLeadForm({
  form: description,
  page,
  hidden = {},
  initial = {},
  known,
  failureText,
  onReview,
  onSent,
  ...sending
}: Options): {
  lead: LeadFormState;
  field: RegisterField;
  values: Values;
  readAll: () => Values;
  confirm: (body: Values) => void;
} {
  const { texts: formTexts, api, kind } = description;
  // Of the first rendering, so that a lead stores the version that its sender saw.
  const [consent] = useState(() =>
    asksConsent(description) ? { consentVersion: consentOf(description).version } : {},
  );
  const defaultValues: Record<string, unknown> = {
    ...emptyValues(description),
    ...initial,
    ...hidden,
    ...consent,
  };
  const mutation = useSendLead(api, { ...sending, isDefended: !description.declaration });
  const { refused, forget } = useRefusedForm(page === undefined ? undefined : kind);
  const [failure, setFailure] = useState(refused?.message ?? null);
  const [serverErrors] = useState(() => refused && (errorsOf(refused.errors) as FieldErrors));
  const [contract] = useState(() => lazyContract(description));
  const values = refused ? { ...defaultValues, ...refused.values } : defaultValues;
  // `shouldFocusError` is off, because FormFrame focuses the first invalid field in document order instead.
  const form = useForm<Record<string, unknown>, unknown, Record<string, unknown>>({
    resolver: contract.resolver,
    defaultValues: values,
    shouldFocusError: false,
    ...(refused && serverErrors ? { errors: serverErrors } : {}),
  });
  const isHydrated = useIsHydrated();
  const { capture } = useEarlyChoice(form);
  const controls = visibleControls(description);
  useDraft(form, {
    // No draft for a rejected form, because its values are in the page already.
    key: page !== undefined && !refused ? `entwurf ${kind} ${page}` : undefined,
    names: controls.map(([name]) => name),
    defaults: defaultValues,
  });
  useEffect(() => {
    if (!known) return;
    const current = form.getValues();
    const isPrefilled = (name: string) => personFields.has(name) && name in known && current[name] === '';
    const prefilled = controls.flatMap(([name]) => (isPrefilled(name) ? [[name, known[name]] as const] : []));
    // Prefilled values become default values. The draft stores only values that differ from the defaults.
    form.reset({ ...defaultValues, ...Object.fromEntries(prefilled) }, { keepFieldsRef: true });
    for (const [name] of controls)
      if (!isPrefilled(name)) form.setValue(name, current[name], { shouldDirty: true });
    // Depends on `known` only, because the fields must not be prefilled again when one of the other values changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [known]);
  // Watches only radio buttons and half-days, because watching all fields would render the whole form at each input.
  const chosenNames = controls.flatMap(([name, { control }]) =>
    ['radio', 'half-days'].includes(control) ? [name] : [],
  );
  const chosen = useWatch({ control: form.control, name: chosenNames });
  const messages = messagesOf(form.formState.errors);
  const isIncomplete = controls.some(
    ([name, { required }]) => typeof required === 'string' && messages[name] === required,
  );

  const fail = (error: Error) => {
    setFailure(showServerError(form, error, failureText?.(error) ?? formTexts.failure.description));
    // No toast for a missing property, because 'try again' would contradict the text above the button.
    if (!failureText && !isNotFound(error))
      showToast({ tone: 'error', duration: 5_000, ...formTexts.failure });
  };
  const succeed = (body: Values, receipt: Receipt) => {
    forget();
    form.reset(defaultValues);
    if (!description.isStepwise) {
      const { title, text } = texts(formWords).answers[description.consent];
      showToast({ tone: 'success', duration: 5_000, title, description: text });
    }
    onSent?.({ body, receipt });
  };
  /** Copies the controls' values into the form state, because a browser's autofill may fire no event. */
  const syncControls = ({ elements }: HTMLFormElement) => {
    for (const [name] of controls) {
      const control = elements.namedItem(name);
      const known = form.getValues(name);
      if (typeof known !== 'string' || !control || !('value' in control) || control.value === known) continue;
      form.setValue(name, control.value, { shouldDirty: true });
    }
  };
  const confirm = (body: Values) => {
    setFailure(null);
    mutation.mutate(body, { onSuccess: (receipt) => succeed(body, receipt), onError: fail });
  };
  const send = form.handleSubmit(
    (body) => {
      setFailure(null);
      (onReview ?? confirm)(body);
    },
    () => setFailure(null),
  );

  return {
    readAll: form.getValues,
    confirm,
    // Radio buttons determine the units of other fields; the number of chosen half-days is limited.
    values: Object.fromEntries(chosenNames.map((name, index) => [name, chosen[index]])),
    field: (name) => {
      const registered = form.register(name);
      return {
        ...registered,
        ...(isHydrated ? {} : { ssrValue: values[name] }),
        ref: (control: unknown) => {
          capture(control);
          registered.ref(control);
        },
        error: messages[name],
      };
    },
    lead: {
      form: description,
      send: (element) => {
        syncControls(element);
        // They may have changed since the form was mounted.
        for (const [name, value] of Object.entries(hidden)) form.setValue(name, value);
        return send();
      },
      loadContract: contract.load,
      isPending: mutation.isPending,
      submitError:
        isIncomplete && formTexts.incomplete ? formTexts.incomplete : (messages['root'] ?? failure),
      plain:
        page === undefined
          ? undefined
          : {
              hidden: {
                page,
                ...consent,
                ...textsOf(hidden),
              },
              faulty: controls.flatMap(([name]) => (refused?.errors[name] === undefined ? [] : [name])),
            },
    },
  };
}
