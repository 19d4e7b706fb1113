import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/problem.ts';
import { problemText } from '../../shared/api/problem-text.ts';
import { TextField } from '../../shared/form/text-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { CodeForm } from './code-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { signIn } from './session.ts';
import { useAfterSignIn } from './use-session-change.ts';

const failureText = (error: Error): string =>
  error instanceof ApiError && error.code !== 'unreadable' ? problemText(error) : 'Anmeldefehler';

/**
 * Sign-in form (staff-area §2). A rejected sign-in shows the server's message and clears the password. A successful
 * one is announced to the other tabs.
 */
export function LoginForm() {
  const afterSignIn = useAfterSignIn();
  const [step, setStep] = useState<'password' | 'code' | 'forgotten'>('password');
  const login = useMutation({
    mutationFn: signIn,
    // With the default `gcTime` the mutation cache would hold the password for some minutes.
    gcTime: 0,
    onSuccess: (answer) => ('user' in answer ? afterSignIn(answer.user) : setStep('code')),
    onError: () => form.resetField('password'),
  });
  const form = useForm({ defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;

  const back = () => {
    form.resetField('password');
    setStep('password');
  };
  if (step === 'forgotten') return <ForgotForm email={form.getValues('email')} onBack={back} />;
  if (step === 'code') {
    return <CodeForm onSignedIn={(user) => void afterSignIn(user)} onBack={back} />;
  }
  return (
    <>
      <StaffForm
        label="Anmeldung"
        form={form}
        mutation={login}
        failureText={failureText}
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
      </StaffForm>
      <Button tone="quiet" size="sm" mt="3" ml="-4" onClick={() => setStep('forgotten')}>
        Passwort vergessen?
      </Button>
    </>
  );
}
