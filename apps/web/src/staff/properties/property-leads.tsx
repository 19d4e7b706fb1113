import { leadStateLabels } from '@estate/domain/forms/lead-words';
import { useQuery } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../shared/ui/button.tsx';
import { textLink } from '../../shared/ui/type.tsx';
import { leadsQuery } from '../inbox/inbox-query.ts';
import { TimeInWords } from '../ui/time-in-words.tsx';
import { useMay } from '../session/use-may.ts';
import { QueryState } from '../ui/query-state.tsx';

/** Maximum number of listed leads; the inbox shows all. */
const maxListed = 10;

/** Leads of a property that the signed-in person may see, with links to the inbox. */
export function PropertyLeads({ id }: { id: number }) {
  const leads = useQuery(leadsQuery({ property: id }));
  const seesAll = useMay()('all-leads');
  return (
    <chakra.section aria-labelledby="objekt-anfragen" mt="6">
      <chakra.h3 id="objekt-anfragen" fontSize="md" mb="2">
        {seesAll ? 'Anfragen' : 'Ihre Anfragen'}
        {leads.data && ` (${leads.data.total})`}
      </chakra.h3>
      <QueryState query={leads} subject="Anfragen" isPlural />
      {leads.data?.total === 0 && (
        <p>
          {seesAll
            ? 'Zu dieser Immobilie kam noch keine Anfrage über die Website.'
            : 'Ihnen ist keine Anfrage zu dieser Immobilie zugewiesen.'}
        </p>
      )}
      <ul>
        {leads.data?.items.slice(0, maxListed).map((lead) => (
          <chakra.li key={lead.id} py="0.5">
            <StyledLink to="/admin/anfragen" search={{ property: id, anfrage: lead.id }} css={textLink}>
              {lead.name}
            </StyledLink>
            <chakra.span color="inkMuted">
              {' '}
              <TimeInWords at={lead.received_at} /> · {leadStateLabels[lead.state]}
              {lead.about && ` · ${lead.about}`}
            </chakra.span>
          </chakra.li>
        ))}
      </ul>
      {leads.data && leads.data.total > maxListed && (
        <StyledLink to="/admin/anfragen" search={{ property: id }} css={textLink}>
          Alle {leads.data.total} zeigen
        </StyledLink>
      )}
    </chakra.section>
  );
}
