import { withoutLinkEnd } from '@estate/domain/text/link-end';
import { useLocation } from '@tanstack/react-router';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { chakra } from '#styled-system/jsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { newPasswordField, newPasswordRules } from './new-password.ts';

/** Page that a link in an e-mail opens. Its token is in the URL fragment, which browsers do not send to the server. */
export function LinkPage({
  incomplete,
  children,
}: {
  incomplete: string;
  children: (token: string) => ReactNode;
}) {
  const hash = useLocation({ select: (location) => withoutLinkEnd(location.hash) });
  const [token, setToken] = useState(hash);
  // The last token is kept, because the fragment is already empty while the router leaves this page.
  if (hash !== '' && hash !== token) setToken(hash);
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

/**
 * Form for a new password, replaced by `done` after saving. `help` is shown below an error, e.g. how to get a new
 * link.
 */
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
    // With the default `gcTime` the mutation cache would hold the password for some minutes.
    gcTime: 0,
  });
  const { errors } = form.formState;

  if (saving.isSuccess) return done(saving.data);
  return (
    <chakra.section bg="card" borderWidth="1px" borderRadius="card" p={{ base: '6', md: '8' }}>
      <chakra.h1 fontSize="xl" mb="2">
        {title}
      </chakra.h1>
      <chakra.p mb="6" color="inkMuted">
        {text}
      </chakra.p>
      <StaffForm
        label={title}
        form={form}
        mutation={saving}
        submitLabel="Passwort speichern"
        pendingLabel="Wird gespeichert..."
      >
        <TextField
          {...newPasswordField}
          error={errors.password?.message}
          {...form.register('password', newPasswordRules)}
        />
      </StaffForm>
      {errors.root && help}
    </chakra.section>
  );
}
