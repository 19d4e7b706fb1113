import type { LeadForm } from '@estate/domain/forms/all-forms';
import { controlsOf, emptyValues, visibleControls, type Values } from '@estate/domain/forms/form';
import { useState } from 'react';
import { type FieldErrors, useForm, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { isMissing } from '../../shared/api/problem.ts';
import { showServerError } from '../../shared/form/server-errors.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import { type Receipt, useSendLead } from '../api/send-lead.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { lazyContract } from './lazy-contract.ts';
import { useDraft } from './use-draft.ts';
import { useEarlyChoice } from './use-early-choice.ts';
import { useRefusedForm } from './use-refused-form.ts';

/** A stored form: what was sent, and the server's answer. */
export interface SentLead {
  body: Values;
  receipt: Receipt;
}

interface About {
  form: LeadForm;
  /** Path and query of the page with the form, which makes it work without a script too. */
  page?: string;
  /** Values that the visitor does not fill in. */
  hidden?: Values;
  /** Values with which the form begins, besides the empty ones. */
  initial?: Values;
  /** The text above the button by the error, in place of the form's own; then no toast shows. */
  failureText?: (error: Error) => string;
  /** Start time in ms, if the visitor began before the form was mounted. */
  begunAt?: number | null;
  /** Runs only while the form is mounted; `onStored` and `onFailed` always run. */
  onSent?: (sent: SentLead) => void;
  onStored?: () => void;
  onFailed?: (error: Error) => void;
}

/** Registers a field and adds its error. */
export type RegisterField = (name: string) => UseFormRegisterReturn & {
  error: string | undefined;
  /** In the server's markup only, because in the browser react-hook-form writes what stands in the controls. */
  standing?: unknown;
};

export interface LeadFormState {
  form: LeadForm;
  send: (element: HTMLFormElement) => Promise<void>;
  loadContract: () => void;
  isPending: boolean;
  submitError: string | null;
  /** Set for a form that works without a script; its `faulty` are the fields that the server refused. */
  plain?: { hidden: Readonly<Record<string, string>>; faulty: readonly string[] } | undefined;
}

const messagesOf = (errors: FieldErrors): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, error?.message as string | undefined]),
  );

const errorsOf = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, { type: 'server', message }]));

/**
 * State of one visitor form, shown by `LeadForm`: validates, sends the form once with its spam defence and shows the
 * toasts. The fields are cleared only after the server stored the form.
 */
export function useLeadForm({
  form: description,
  page,
  hidden = {},
  initial = {},
  failureText,
  onSent,
  ...sending
}: About): { lead: LeadFormState; field: RegisterField; values: Values } {
  const { texts, consent, api, kind } = description;
  const defaultValues: Record<string, unknown> = {
    ...emptyValues(description),
    ...initial,
    ...hidden,
    consentVersion: consent.id,
  };
  const sent = useSendLead(api, sending);
  const { refused, forget } = useRefusedForm(page === undefined ? undefined : kind);
  const [failure, setFailure] = useState(refused?.message ?? null);
  const [refusals] = useState(() => refused && (errorsOf(refused.errors) as FieldErrors));
  const [contract] = useState(() => lazyContract(description));
  const values = refused ? { ...defaultValues, ...refused.values } : defaultValues;
  // FormFrame focuses the first faulty field in reading order, which react-hook-form does not know.
  const form = useForm<Record<string, unknown>, unknown, Record<string, unknown>>({
    resolver: contract.resolver,
    defaultValues: values,
    shouldFocusError: false,
    ...(refused && refusals ? { errors: refusals } : {}),
  });
  const isHydrated = useIsHydrated();
  const { see } = useEarlyChoice(form);
  const controls = visibleControls(description);
  useDraft(form, {
    // What the server refused is on the page already.
    key: page !== undefined && !refused ? `entwurf ${kind} ${page}` : undefined,
    names: controls.map(([name]) => name),
    defaults: defaultValues,
  });
  // Not all values, because a change of any of them would draw the whole form anew.
  const chosenNames = controls.flatMap(([name, { control }]) =>
    ['radio', 'half-days'].includes(control) ? [name] : [],
  );
  const chosen = useWatch({ control: form.control, name: chosenNames });
  const messages = messagesOf(form.formState.errors);
  const isIncomplete = controls.some(
    ([name, { required }]) => typeof required === 'string' && messages[name] === required,
  );

  const fail = (error: Error) => {
    setFailure(showServerError(form, error, failureText?.(error) ?? texts.failure.description));
    // A toast that says 'try again' would contradict the line above the button.
    if (!failureText && !isMissing(error)) showToast({ tone: 'error', duration: 5_000, ...texts.failure });
  };
  const succeed = (body: Values, receipt: Receipt) => {
    forget();
    form.reset(defaultValues);
    if (!description.isStepwise) showToast({ tone: 'success', duration: 5_000, ...texts.success });
    onSent?.({ body, receipt });
  };
  /** A browser that fills in a form need not say so by an event. */
  const readAgain = ({ elements }: HTMLFormElement) => {
    for (const [name] of controls) {
      const control = elements.namedItem(name);
      const known = form.getValues(name);
      if (typeof known !== 'string' || !control || !('value' in control) || control.value === known) continue;
      form.setValue(name, control.value, { shouldDirty: true });
    }
  };
  const send = form.handleSubmit(
    (body) => {
      setFailure(null);
      sent.mutate(body, { onSuccess: (receipt) => succeed(body, receipt), onError: fail });
    },
    () => setFailure(null),
  );

  return {
    // On which units and further half-days depend.
    values: Object.fromEntries(chosenNames.map((name, index) => [name, chosen[index]])),
    field: (name) => {
      const registered = form.register(name);
      return {
        ...registered,
        ...(isHydrated ? {} : { standing: values[name] }),
        ref: (control: unknown) => {
          see(control);
          registered.ref(control);
        },
        error: messages[name],
      };
    },
    lead: {
      form: description,
      send: (element) => {
        readAgain(element);
        return send();
      },
      loadContract: contract.load,
      isPending: sent.isPending,
      submitError: isIncomplete && texts.incomplete ? texts.incomplete : (messages['root'] ?? failure),
      plain:
        page === undefined
          ? undefined
          : {
              hidden: {
                page,
                consentVersion: consent.id,
                ...('propertyId' in controlsOf(description)
                  ? { propertyId: String(hidden['propertyId']) }
                  : {}),
              },
              faulty: controls.flatMap(([name]) => (refused?.errors[name] === undefined ? [] : [name])),
            },
    },
  };
}
