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
import { type LeadBody, type LeadPath, useSendLead } from '../../api/send-lead.ts';
import { showToast } from '../toast.tsx';
import type { LazyContract } from './lazy-contract.ts';
import { showServerError } from './server-errors.ts';

interface ToastText {
  readonly title: string;
  readonly description: string;
}

export interface LeadFormTexts {
  /** Names the form for assistive technology. */
  readonly label: string;
  readonly submit: string;
  readonly pending: string;
  /** Text above the button if a required field is missing; the fields then show only 'Pflichtfeld'. */
  readonly incomplete?: string;
  readonly success?: ToastText;
  /** A function picks the text by the error; then no toast shows, only the line above the button. */
  readonly failure: ToastText | ((error: Error) => string);
}

interface About<Path extends LeadPath, Fields extends FieldValues, Extra extends object, Sent> {
  path: Path;
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
) => UseFormRegisterReturn & { error: string | undefined };

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
}

const messagesOf = (errors: FieldErrors): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, error?.message as string | undefined]),
  );

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
  const [failure, setFailure] = useState<string | null>(null);
  // FormFrame focuses the first faulty field in reading order, which react-hook-form does not know.
  const form = useForm({ resolver: contract.resolver, defaultValues, shouldFocusError: false });
  const { errors, isDirty } = form.formState;
  const messages = messagesOf(errors);
  const { incomplete } = texts;
  const isIncomplete = incomplete !== undefined && Object.values(messages).includes(incomplete);

  const fail = (error: Error) => {
    const text = typeof texts.failure === 'function' ? texts.failure(error) : texts.failure.description;
    setFailure(showServerError(form, error, text));
    if (typeof texts.failure === 'object') showToast({ tone: 'error', duration: 5_000, ...texts.failure });
  };
  const succeed = (values: Omit<LeadBody<Path>, keyof Extra>) => {
    form.reset();
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
    field: (name, options) => ({
      ...form.register(name, options),
      error: isIncomplete && messages[name] === incomplete ? 'Pflichtfeld' : messages[name],
    }),
    isSent: sent.isSuccess && !isDirty,
    lead: {
      texts,
      send,
      loadContract: contract.load,
      isPending: sent.isPending,
      submitError: isIncomplete ? incomplete : (messages['root'] ?? failure),
    },
  };
}
