import { formOf } from '@estate/domain/forms/all-forms';
import { isClosed } from '@estate/domain/forms/lead-filter';
import { leadStateLabels } from '@estate/domain/forms/lead-words';
import { useQuery } from '@tanstack/react-query';
import type { LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button, StyledLink } from '../../shared/ui/button.tsx';
import { formatNumber } from '@estate/domain/text/format';
import { textLink } from '../../shared/ui/type.tsx';
import { TimeInWords } from '../ui/time-in-words.tsx';
import { passFocusToHeading } from './focus.ts';
import { leadsQuery, mergeLead } from './inbox-query.ts';
import { useLeadAction } from './use-lead-actions.ts';

/** Maximum number of listed leads; a link opens the complete list. */
const maxListed = 5;

/** Other leads of the same person, with a button that merges this lead if it is a duplicate. */
export function PersonLeads({ lead: { id, double_of, state } }: { lead: LeadDetail }) {
  const { data } = useQuery(leadsQuery({ person: id }));
  const merge = useLeadAction(
    id,
    (into: string) => mergeLead(id, into),
    'Die Anfrage ist als doppelt erledigt',
  );
  const others = data?.items.filter((lead) => lead.id !== id) ?? [];
  if (!data || others.length === 0) return null;
  // Subtracts the lead itself if the result contains it. A lead suspected of spam is not in the result.
  const count = data.total - (data.items.length - others.length);
  return (
    <chakra.section
      aria-label="Weitere Anfragen dieser Person"
      p="3"
      bg="paper"
      borderWidth="1px"
      borderRadius="card"
    >
      <chakra.h3 tabIndex={-1} fontSize="xs" fontFamily="body" mb="1" outline="none">
        {formatNumber(count)} weitere von dieser Person
      </chakra.h3>
      <ul>
        {others.slice(0, maxListed).map((lead) => (
          <chakra.li key={lead.id} py="0.5">
            <StyledLink to="/admin/anfragen" search={{ person: id, anfrage: lead.id }} css={textLink}>
              {[formOf(lead.kind).one, lead.property?.title].filter(Boolean).join(' · ')}
            </StyledLink>
            <chakra.span color="inkMuted">
              {' '}
              <TimeInWords at={lead.received_at} /> · {leadStateLabels[lead.state]}
            </chakra.span>
          </chakra.li>
        ))}
      </ul>
      {count > maxListed && (
        <StyledLink to="/admin/anfragen" search={{ person: id }} css={textLink}>
          Alle zeigen
        </StyledLink>
      )}
      {double_of !== undefined && !isClosed(state) && (
        <chakra.div
          ref={passFocusToHeading}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          mt="2"
        >
          <p>Diese Anfrage ist wohl doppelt.</p>
          <Button tone="outline" size="sm" disabled={merge.isPending} onClick={() => merge.mutate(double_of)}>
            Zusammenführen
          </Button>
        </chakra.div>
      )}
    </chakra.section>
  );
}
