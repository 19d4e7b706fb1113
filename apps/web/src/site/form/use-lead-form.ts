import type { ToastText } from '@estate/content/form-texts';
import { visitorForms } from '@estate/content/visitor-forms';
import type { FormName } from '@estate/contracts/form-state';
import { requiredTexts } from '@estate/contracts/required-texts';
import { useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path as FieldName,
  type RegisterOptions,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { type LeadBody, type LeadPath, useSendLead } from '../api/send-lead.ts';
import { isMissing } from '../../shared/api/problem.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import type { LazyContract } from './lazy-contract.ts';
import { showServerError } from '../../shared/form/server-errors.ts';
import { useDraft } from './use-draft.ts';
import { useEarlyChoice } from './use-early-choice.ts';
import { useRefusedForm } from './use-refused-form.ts';

export interface LeadFormTexts {
  /** Names the form for assistive technology. */
  readonly label: string;
  readonly submit: string;
  readonly pending: string;
  /** Text above the button if a required field is missing; the fields then say each what is missing. */
  readonly incomplete?: string;
  readonly success?: ToastText;
  /** A function picks the text by the error; then no toast shows, only the line above the button. */
  readonly failure: ToastText | ((error: Error) => string);
}

/** What a browser sends along by itself, beside the fields. */
export interface PageForm {
  name: FormName;
  /** Path and query of the page with the form. */
  page: string;
  consentVersion: string;
  propertyId?: number;
}

interface About<Path extends LeadPath, Fields extends FieldValues, Extra extends object, Sent> {
  path: Path;
  /** Lets the form work without a script too. */
  pageForm?: PageForm;
  /** Checks the fields and turns them into the request's body. */
  contract: LazyContract<Fields, Sent>;
  texts: LeadFormTexts;
  defaultValues: DefaultValues<Fields>;
  /** Fields of the body that the visitor does not fill in. */
  extra?: Extra;
  /** Start time in ms, if the visitor began before the form was mounted. */
  begunAt?: number | null;
  /** Runs only while the form is mounted; `onStored` and `onFailed` always run. */
  onSent?: (sent: Sent) => void;
  onStored?: () => void;
  onFailed?: (error: Error) => void;
}

/** Registers a field and adds its error: `<TextField label="Ort" {...field('city')} />`. */
export type RegisterField<Fields extends FieldValues> = (
  name: FieldName<Fields>,
  options?: Pick<RegisterOptions<Fields>, 'setValueAs'>,
) => UseFormRegisterReturn & {
  error: string | undefined;
  /** In the server's markup only, because in the browser react-hook-form writes what stands in the controls. */
  defaultValue?: string;
  defaultChecked?: boolean;
};

/** Turns empty text into undefined, for fields whose contract allows absent but not empty values. */
export const blankAsAbsent = {
  setValueAs: (value: string): string | undefined => (value === '' ? undefined : value),
};

export interface LeadFormState {
  texts: LeadFormTexts;
  send: () => Promise<void>;
  loadContract: () => void;
  isPending: boolean;
  submitError: string | null;
  /** Set for a form that works without a script; its `faulty` are the fields that the server refused. */
  pageForm?: { api: string; hidden: Readonly<Record<string, string>>; faulty: readonly string[] } | undefined;
}

const standing = (value: unknown) =>
  typeof value === 'boolean'
    ? { defaultChecked: value }
    : { defaultValue: typeof value === 'string' ? value : '' };

const hiddenFields = ({ name, page, consentVersion, propertyId }: PageForm) => ({
  form: name,
  page,
  consentVersion,
  ...(propertyId === undefined ? {} : { propertyId: String(propertyId) }),
});

/** What an empty field says where the form's own text stands above the button. */
const requiredByName: Readonly<Record<string, string>> = {
  ...requiredTexts,
  agreeToTerms: requiredTexts.privacy,
  last_name: requiredTexts.lastName,
  privacy_accepted: requiredTexts.privacy,
};

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
export function useLeadForm<
  Path extends LeadPath,
  Fields extends FieldValues,
  Extra extends Partial<LeadBody<Path>> = object,
>({
  path,
  pageForm,
  contract,
  texts,
  defaultValues,
  extra,
  onSent,
  ...sending
}: About<Path, Fields, Extra, Omit<LeadBody<Path>, keyof Extra>>): {
  lead: LeadFormState;
  form: UseFormReturn<Fields, unknown, Omit<LeadBody<Path>, keyof Extra>>;
  field: RegisterField<Fields>;
  /** True while the form is stored and no field has changed since. */
  isSent: boolean;
} {
  const sent = useSendLead(path, sending);
  const { refused, forget } = useRefusedForm(pageForm?.name);
  const [failure, setFailure] = useState(refused?.message ?? null);
  const [refusals] = useState(() => refused && (errorsOf(refused.errors) as FieldErrors<Fields>));
  const values = refused ? Object.assign({}, defaultValues, refused.values) : defaultValues;
  // FormFrame focuses the first faulty field in reading order, which react-hook-form does not know.
  const form = useForm({
    resolver: contract.resolver,
    defaultValues: values,
    shouldFocusError: false,
    ...(refused && refusals ? { errors: refusals } : {}),
  });
  const isHydrated = useIsHydrated();
  const { see } = useEarlyChoice(form);
  useDraft(form, {
    // What the server refused is on the page already.
    key: pageForm && !refused ? `entwurf ${pageForm.name} ${pageForm.page}` : undefined,
    names: pageForm ? visitorForms[pageForm.name].fields : [],
    defaults: defaultValues,
  });
  const { errors, isDirty } = form.formState;
  const messages = messagesOf(errors);
  const { incomplete } = texts;
  const isIncomplete = incomplete !== undefined && Object.values(messages).includes(incomplete);

  const fail = (error: Error) => {
    const text = typeof texts.failure === 'function' ? texts.failure(error) : texts.failure.description;
    setFailure(showServerError(form, error, text));
    // A toast that says 'try again' would contradict the line above the button.
    if (typeof texts.failure === 'object' && !isMissing(error))
      showToast({ tone: 'error', duration: 5_000, ...texts.failure });
  };
  const succeed = (values: Omit<LeadBody<Path>, keyof Extra>) => {
    forget();
    form.reset(defaultValues);
    if (texts.success) showToast({ tone: 'success', duration: 5_000, ...texts.success });
    onSent?.(values);
  };
  const send = form.handleSubmit(
    (values) => {
      setFailure(null);
      sent.mutate({ ...values, ...extra }, { onSuccess: () => succeed(values), onError: fail });
    },
    () => setFailure(null),
  );

  return {
    form,
    field: (name, options) => {
      const registered = form.register(name, options);
      return {
        ...registered,
        ...(isHydrated ? {} : standing((values as Readonly<Record<string, unknown>>)[name])),
        ref: (control: unknown) => {
          see(control);
          registered.ref(control);
        },
        error: isIncomplete && messages[name] === incomplete ? requiredByName[name] : messages[name],
      };
    },
    isSent: sent.isSuccess && !isDirty,
    lead: {
      texts,
      send,
      loadContract: contract.load,
      isPending: sent.isPending,
      submitError: isIncomplete ? incomplete : (messages['root'] ?? failure),
      pageForm: pageForm && {
        api: visitorForms[pageForm.name].api,
        hidden: hiddenFields(pageForm),
        faulty: visitorForms[pageForm.name].fields.filter((name) => refused?.errors[name] !== undefined),
      },
    },
  };
}
