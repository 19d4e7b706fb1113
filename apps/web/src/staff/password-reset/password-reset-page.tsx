import { chakra } from '#styled-system/jsx';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { LinkPage, NewPasswordForm } from '../session/new-password-form.tsx';

const otherLink = 'Einen neuen Link bekommen Sie auf der Seite der Anmeldung unter „Passwort vergessen?“.';

/** Page of the password reset link. The sign-in afterwards still requires the second factor. */
export function PasswordResetPage() {
  const save = (token: string, newPassword: string) =>
    bodyOf(api.POST('/api/auth/reset-password', { body: { token, newPassword } }));
  return (
    <LinkPage incomplete={otherLink}>
      {(token) => (
        <NewPasswordForm
          title="Neues Passwort festlegen"
          text="Danach enden alle bisherigen Anmeldungen, und Sie melden sich mit dem neuen Passwort an."
          save={(password) => save(token, password)}
          help={
            <chakra.div mt="6" display="grid" gap="3" justifyItems="start">
              <p>{otherLink}</p>
              <ButtonLink to="/admin" tone="outline">
                Zur Anmeldung
              </ButtonLink>
            </chakra.div>
          }
          done={() => (
            <Notice
              heading
              role="status"
              title="Ihr neues Passwort gilt"
              text="Alle bisherigen Anmeldungen sind beendet. Bitte melden Sie sich jetzt an."
            >
              <ButtonLink to="/admin">Zur Anmeldung</ButtonLink>
            </Notice>
          )}
        />
      )}
    </LinkPage>
  );
}
