import { useQuery } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import { Panel, ToolPage } from '../frame/tool-page.tsx';
import { sessionQuery } from '../session/session.ts';
import { SessionList } from '../staff-sessions/session-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { TwoFactor } from './two-factor.tsx';

const Title = chakra('h2', { base: { fontSize: 'md', mb: '4' } });

/** The own account: password, second factor and sessions. */
export function Account() {
  const user = useQuery({ ...sessionQuery, enabled: false }).data?.user;
  return (
    <ToolPage path="/admin/konto">
      <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <Panel aria-labelledby="passwort">
          <Title id="passwort">Passwort</Title>
          <PasswordForm />
        </Panel>
        <Panel aria-labelledby="faktor">
          <Title id="faktor">Zweiter Faktor</Title>
          {user && <TwoFactor userId={user.id} />}
        </Panel>
        <Panel aria-labelledby="sitzungen">
          <Title id="sitzungen">Wo Sie angemeldet sind</Title>
          {user && <SessionList accountId={user.id} />}
        </Panel>
      </chakra.div>
    </ToolPage>
  );
}
