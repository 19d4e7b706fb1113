import { useLocation } from '@tanstack/react-router';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { chakra } from '#styled-system/jsx';
import { FormFrame } from '../../shared/form/form-frame.tsx';
import { showServerError } from '../../shared/form/server-errors.ts';
import { TextField } from '../../shared/form/text-field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { newPasswordField, newPasswordRules } from './new-password.ts';

/** A page behind a mailed link. Its token stands in the fragment, which no server sees. */
export function LinkPage({
  incomplete,
  children,
}: {
  /** What to do about a link without its token. */
  incomplete: string;
  children: (token: string) => ReactNode;
}) {
  const token = useLocation({ select: ({ hash }) => hash });
  return (
    <chakra.main id="inhalt" tabIndex={-1} display="grid" minH="100dvh" placeItems="center" p="4">
      <chakra.div w="full" maxW="28rem">
        {token === '' ? (
          <Notice heading role="alert" title="Dieser Link ist unvollständig" text={incomplete} />
        ) : (
          children(token)
        )}
      </chakra.div>
    </chakra.main>
  );
}

/** Asks for a new password and then shows `done`. `help` stands below an error, e.g. the way to a new link. */
export function NewPasswordForm<Answer>({
  title,
  text,
  save,
  help,
  done,
}: {
  title: string;
  text: string;
  save: (password: string) => Promise<Answer>;
  help?: ReactNode;
  done: (answer: Answer) => ReactNode;
}) {
  const form = useForm({ defaultValues: { password: '' } });
  const saving = useMutation({
    mutationFn: ({ password }: { password: string }) => save(password),
    // Otherwise the cache would keep the password for some minutes.
    gcTime: 0,
    onError: (error) => form.setError('root', { message: showServerError(form, error, error.message) }),
  });
  const { errors } = form.formState;
  const send = form.handleSubmit((given) => saving.mutate(given));

  if (saving.isSuccess) return done(saving.data);
  return (
    <chakra.section bg="card" borderWidth="1px" borderRadius="card" p={{ base: '6', md: '8' }}>
      <chakra.h1 fontSize="xl" mb="2">
        {title}
      </chakra.h1>
      <chakra.p mb="6" color="inkMuted">
        {text}
      </chakra.p>
      <FormFrame
        label={title}
        onSubmit={(event) => void send(event)}
        isPending={saving.isPending}
        submitError={errors.root?.message ?? null}
        submitLabel="Passwort speichern"
        pendingLabel="Wird gespeichert..."
      >
        <TextField
          {...newPasswordField}
          error={errors.password?.message}
          {...form.register('password', newPasswordRules)}
        />
      </FormFrame>
      {errors.root && help}
    </chakra.section>
  );
}
