import { QrCode } from '@chakra-ui/react/qr-code';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { chakra } from '#styled-system/jsx';
import { FormFrame } from '../../shared/form/form-frame.tsx';
import { problemText } from '../../shared/api/problem-text.ts';
import { TextField } from '../../shared/form/text-field.tsx';
import { verifyTotp } from '../session/session.ts';
import { focusOnMount } from '../../shared/ui/focus-on-mount.ts';
import { CodeList } from './code-list.tsx';

export interface TwoFactorKey {
  totpURI: string;
  backupCodes: string[];
}

/**
 * Key and recovery codes of a new second factor, shown only once. Entering a code of the app switches the factor on.
 */
export function NewTwoFactorKey({
  value: { totpURI, backupCodes },
  onDone,
}: {
  value: TwoFactorKey;
  onDone: () => unknown;
}) {
  const secret = new URL(totpURI).searchParams.get('secret') ?? '';
  const form = useForm({ defaultValues: { code: '' } });
  const verifying = useMutation({
    mutationFn: ({ code }: { code: string }) => verifyTotp(code.replace(/\s/g, '')),
    onSuccess: onDone,
    onError: () => form.resetField('code'),
  });
  const send = form.handleSubmit((values) => verifying.mutate(values));
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div>
        <p ref={focusOnMount} tabIndex={-1}>
          1. Öffnen Sie Ihre Authenticator-App und scannen Sie diesen Code.
        </p>
        {/* Scanners need a dark code on white with a margin, also in the dark theme. */}
        <QrCode.Root value={totpURI} size="xl" my="3" p="3" bg="white" color="black">
          <QrCode.Frame role="img" aria-label="QR-Code mit dem Schlüssel für Ihre Authenticator-App">
            <QrCode.Pattern />
          </QrCode.Frame>
        </QrCode.Root>
        <chakra.p color="inkMuted" overflowWrap="anywhere">
          Ohne Kamera: <chakra.code fontFamily="mono">{secret}</chakra.code>
        </chakra.p>
      </chakra.div>
      <chakra.div>
        <p>
          2. Bewahren Sie diese Wiederherstellungscodes sicher auf. Sie werden nur jetzt gezeigt; jeder
          ersetzt einmal den Code der App.
        </p>
        <CodeList codes={backupCodes} />
      </chakra.div>
      <FormFrame
        label="Zweiten Faktor bestätigen"
        onSubmit={(event) => void send(event)}
        isPending={verifying.isPending}
        submitError={verifying.error && problemText(verifying.error)}
        submitLabel="Bestätigen und einschalten"
        pendingLabel="Wird geprüft..."
      >
        <TextField
          label="3. Code aus Ihrer App"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          error={form.formState.errors.code?.message}
          {...form.register('code', { required: 'Bitte geben Sie den Code ein.' })}
        />
      </FormFrame>
    </chakra.div>
  );
}
