import { useQuery } from '@tanstack/react-query';
import { roleNames } from '@estate/domain/staff/roles';
import { chakra } from '#styled-system/jsx';
import { Panel, ToolPage } from '../frame/tool-page.tsx';
import { useSession } from '../session/session.ts';
import { OwnSessions } from '../staff-sessions/session-list.tsx';
import { Facts } from '../ui/facts.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { accountQuery } from './account-query.ts';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { TwoFactor } from './two-factor.tsx';

const Title = chakra('h2', { base: { fontSize: 'md', mb: '4' } });

export function Account() {
  const role = useSession()?.role;
  const account = useQuery(accountQuery);
  return (
    <ToolPage path="/admin/konto">
      <QueryState query={account} subject="Ihr Konto" h="48" />
      {account.data && (
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          <Panel aria-labelledby="name">
            <Title id="name">Name</Title>
            <Facts mb="5" facts={{ 'E-Mail': account.data.email, Rolle: role ? roleNames[role] : '–' }} />
            <NameForm account={account.data} />
          </Panel>
          <Panel aria-labelledby="passwort">
            <Title id="passwort">Passwort</Title>
            <PasswordForm />
          </Panel>
          <Panel aria-labelledby="faktor">
            <Title id="faktor">Zweiter Faktor</Title>
            <TwoFactor account={account.data} />
          </Panel>
          <Panel aria-labelledby="sitzungen">
            <Title id="sitzungen">Wo Sie angemeldet sind</Title>
            <OwnSessions />
          </Panel>
        </chakra.div>
      )}
    </ToolPage>
  );
}
