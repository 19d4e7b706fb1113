import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../api/problem.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { sessionQuery, signIn } from './session.ts';

const failureText = (error: Error): string =>
  error instanceof ApiError && error.code !== 'unreadable' ? error.message : 'Anmeldefehler';

/** staff-area §2. A refused sign-in shows the server's message and clears the password. */
export function LoginForm() {
  const queryClient = useQueryClient();
  const login = useMutation({
    mutationFn: signIn,
    onSuccess: () => {
      showToast({ tone: 'success', title: 'Erfolgreich angemeldet' });
      return queryClient.resetQueries(sessionQuery);
    },
    onError: () => form.resetField('password'),
  });
  const form = useForm({ defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const send = form.handleSubmit((credentials) => login.mutate(credentials));

  return (
    <chakra.section bg="card" borderWidth="1px" borderRadius="card" p={{ base: '6', md: '8' }}>
      <chakra.h1 fontSize="xl" mb="6">
        Anmeldung
      </chakra.h1>
      <FormFrame
        label="Anmeldung"
        onSubmit={(event) => void send(event)}
        isPending={login.isPending}
        submitError={login.error && failureText(login.error)}
        submitLabel="Anmelden"
        pendingLabel="Anmeldung läuft..."
      >
        <TextField
          label="E-Mail"
          required
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email', { required: 'Bitte geben Sie Ihre E-Mail-Adresse ein.' })}
        />
        <TextField
          label="Passwort"
          required
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { required: 'Bitte geben Sie Ihr Passwort ein.' })}
        />
      </FormFrame>
    </chakra.section>
  );
}
