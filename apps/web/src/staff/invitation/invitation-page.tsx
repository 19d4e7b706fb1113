import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api/client.ts';
import { answered } from '../../shared/api/problem.ts';
import { chakra } from '#styled-system/jsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { FormFrame } from '../../shared/form/form-frame.tsx';
import { showServerError } from '../../shared/form/server-errors.ts';
import { newPasswordField, newPasswordRules } from '../session/new-password.ts';
import { TextField } from '../../shared/form/text-field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

const invitationWords =
  'Bitte lassen Sie sich von einer Kollegin oder einem Kollegen einen neuen Link schicken.';

/** Sets the password of the account that a link was mailed to. The token stands in the fragment, which no server sees. */
export function InvitationPage() {
  const token = useLocation({ select: ({ hash }) => hash });
  return (
    <chakra.main id="inhalt" tabIndex={-1} display="grid" minH="100dvh" placeItems="center" p="4">
      <chakra.div w="full" maxW="28rem">
        {token === '' ? (
          <Notice heading role="alert" title="Dieser Link ist unvollständig" text={invitationWords} />
        ) : (
          <NewPassword token={token} />
        )}
      </chakra.div>
    </chakra.main>
  );
}

function NewPassword({ token }: { token: string }) {
  const form = useForm({ defaultValues: { password: '' } });
  const accept = useMutation({
    mutationFn: ({ password }: { password: string }) =>
      answered(api.POST('/api/invitations/accept', { body: { token, password } })),
    // Otherwise the cache would keep the password for some minutes.
    gcTime: 0,
    onError: (error) => form.setError('root', { message: showServerError(form, error, error.message) }),
  });
  const { errors } = form.formState;
  const send = form.handleSubmit((given) => accept.mutate(given));

  if (accept.data) {
    return (
      <Notice
        heading
        role="status"
        title="Ihr Passwort ist gesetzt"
        text={`Melden Sie sich jetzt mit ${accept.data.email} und diesem Passwort an.`}
      >
        <ButtonLink to="/admin">Zur Anmeldung</ButtonLink>
      </Notice>
    );
  }
  return (
    <chakra.section bg="card" borderWidth="1px" borderRadius="card" p={{ base: '6', md: '8' }}>
      <chakra.h1 fontSize="xl" mb="2">
        Passwort festlegen
      </chakra.h1>
      <chakra.p mb="6" color="inkMuted">
        Damit melden Sie sich künftig in der Verwaltung an.
      </chakra.p>
      <FormFrame
        label="Passwort festlegen"
        onSubmit={(event) => void send(event)}
        isPending={accept.isPending}
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
    </chakra.section>
  );
}
