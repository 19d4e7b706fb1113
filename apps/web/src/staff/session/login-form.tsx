import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/problem.ts';
import { FormFrame } from '../../shared/form/form-frame.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { CodeForm } from './code-form.tsx';
import { signIn, type StaffUser } from './session.ts';
import { tellTabs } from './session-tabs.ts';
import { takeUpSession } from './use-session-change.ts';

const failureText = (error: Error): string =>
  error instanceof ApiError && error.code !== 'unreadable' ? error.message : 'Anmeldefehler';

/** staff-area §2. A refused sign-in shows the server's message and clears the password. The other tabs follow it. */
export function LoginForm() {
  const queryClient = useQueryClient();
  const [asksForCode, setAsksForCode] = useState(false);
  const enter = (user: StaffUser) => {
    showToast({ tone: 'success', title: 'Erfolgreich angemeldet' });
    tellTabs({ type: 'signed-in', userId: user.id });
    return takeUpSession(queryClient, user.id);
  };
  const login = useMutation({
    mutationFn: signIn,
    // Otherwise the cache would keep the password for some minutes.
    gcTime: 0,
    onSuccess: (answer) => ('user' in answer ? enter(answer.user) : setAsksForCode(true)),
    onError: () => form.resetField('password'),
  });
  const form = useForm({ defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const send = form.handleSubmit((credentials) => login.mutate(credentials));

  if (asksForCode) {
    const back = () => {
      form.resetField('password');
      setAsksForCode(false);
    };
    return <CodeForm onSignedIn={(user) => void enter(user)} onBack={back} />;
  }
  return (
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
  );
}
