import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { chakra } from '#styled-system/jsx';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { TextField } from '../../shared/form/text-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { StaffForm } from '../ui/staff-form.tsx';

/**
 * Form that requests a password reset link. Its text is the same whether or not the address has an account, so that it
 * discloses no accounts.
 */
export function ForgotForm({ email, onBack }: { email: string; onBack: () => void }) {
  const form = useForm({ defaultValues: { email } });
  const request = useMutation({
    mutationFn: (body: { email: string }) => bodyOf(api.POST('/api/auth/request-password-reset', { body })),
  });
  const { errors } = form.formState;
  return (
    <>
      <chakra.h2 fontSize="md" mb="4">
        {request.isSuccess ? 'Sehen Sie in Ihr Postfach' : 'Passwort vergessen'}
      </chakra.h2>
      {request.isSuccess ? (
        <chakra.div role="status">
          <p>
            Gehört {request.variables.email} zu einem Konto, kommt gleich eine E-Mail mit einem Link. Er gilt
            30 Minuten und lässt sich einmal verwenden. Kommt keine, sehen Sie bitte auch im Spam-Ordner nach.
          </p>
        </chakra.div>
      ) : (
        <StaffForm
          label="Passwort vergessen"
          form={form}
          mutation={request}
          submitLabel="Link anfordern"
          pendingLabel="Wird angefordert..."
        >
          <TextField
            label="E-Mail"
            required
            autoFocus
            type="email"
            inputMode="email"
            autoComplete="username"
            help="Wir schicken Ihnen einen Link, über den Sie ein neues Passwort festlegen."
            error={errors.email?.message}
            {...form.register('email', { required: 'Bitte geben Sie Ihre E-Mail-Adresse ein.' })}
          />
        </StaffForm>
      )}
      <Button tone="quiet" size="sm" mt="3" ml="-4" onClick={onBack}>
        Zur Anmeldung
      </Button>
    </>
  );
}
