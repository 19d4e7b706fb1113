import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../shared/ui/button.tsx';
import { FormFrame } from '../../shared/form/form-frame.tsx';
import { problemText } from '../../shared/api/problem-text.ts';
import { TextField } from '../../shared/form/text-field.tsx';
import { type StaffUser, verifyBackupCode, verifyTotp } from './session.ts';

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function CodeForm({
  onSignedIn,
  onBack,
}: {
  onSignedIn: (user: Pick<StaffUser, 'id'>) => void;
  onBack: () => void;
}) {
  const [isRecovery, setRecovery] = useState(false);
  const form = useForm({ defaultValues: { code: '' } });
  const verifying = useMutation({
    mutationFn: ({ code }: { code: string }) =>
      isRecovery ? verifyBackupCode(code.trim()) : verifyTotp(code.replace(/\s/g, '')),
    gcTime: 0,
    onSuccess: ({ user }) => onSignedIn(user),
    onError: () => form.resetField('code'),
  });
  const send = form.handleSubmit((values) => verifying.mutate(values));
  const label = isRecovery ? 'Wiederherstellungscode' : 'Code aus Ihrer App';
  return (
    <>
      <FormFrame
        label="Zweiter Faktor"
        onSubmit={(event) => void send(event)}
        isPending={verifying.isPending}
        submitError={verifying.error && problemText(verifying.error)}
        submitLabel="Anmelden"
        pendingLabel="Anmeldung läuft..."
      >
        <TextField
          key={label}
          label={label}
          required
          autoFocus
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          help={
            isRecovery
              ? 'Jeder Wiederherstellungscode gilt einmal.'
              : 'Die sechs Ziffern, die Ihre Authenticator-App gerade zeigt.'
          }
          error={form.formState.errors.code?.message}
          {...form.register('code', { required: 'Bitte geben Sie den Code ein.' })}
        />
      </FormFrame>
      <Button tone="quiet" size="sm" mt="3" onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? 'Code aus der App eingeben' : 'Wiederherstellungscode verwenden'}
      </Button>
      <Button tone="quiet" size="sm" mt="3" onClick={onBack}>
        Zurück
      </Button>
    </>
  );
}
