import { formOf } from '@estate/domain/forms/all-forms';
import { leadStateLabels } from '@estate/domain/forms/lead-words';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isMissing } from '../../shared/api/problem.ts';
import type { LeadDetail as Lead, Colleague } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button, StyledLink } from '../../shared/ui/button.tsx';
import { textLink } from '../../shared/ui/type.tsx';
import { formatDate } from '../../shared/ui/format.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Panel } from '../frame/tool-page.tsx';
import { exactMoment } from '../ui/moment.ts';
import { useMay } from '../session/use-may.ts';
import { MomentTime } from '../ui/moment-time.tsx';
import { Facts } from '../ui/facts.tsx';
import { leadQuery } from './inbox-query.ts';
import { LeadContent } from './lead-content.tsx';
import { LeadHandling } from './lead-handling.tsx';
import { LeadHistory } from './lead-history.tsx';
import { LeadMails } from './lead-mails.tsx';
import { LeadNote } from './lead-note.tsx';
import { LeadPerson } from './lead-person.tsx';
import { forgetDraftsOf } from '../reply/reply-draft.ts';
import { LeadReply } from '../reply/lead-reply.tsx';
import { LeadSuspicion } from './lead-suspicion.tsx';
import { useMarkRead } from './use-lead-actions.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section borderTopWidth="1px" pt="4">
      <chakra.h3 fontSize="sm" mb="2">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}

/** Leads to access and erasure of the person, who stands in the entry of the history and in no address. */
function PrivacyLink({ lead: { email, phone } }: { lead: Lead }) {
  const may = useMay();
  const person = email ?? phone;
  if (!person || !may('administer')) return null;
  return (
    <StyledLink css={textLink} mt="3" display="inline-block" to="/admin/datenschutz" state={{ person }}>
      Auskunft oder Löschung für diese Person
    </StyledLink>
  );
}

interface Team {
  team: readonly Colleague[];
  nameOf: (account: string) => string;
}

function LeadView({ lead, team, nameOf }: { lead: Lead } & Team) {
  const { kind, state, received_at, title, salutation, name, consent, suspicious } = lead;
  const kept = formatDate(lead.delete_after);
  return (
    <chakra.article display="grid" gap="5" aria-labelledby="anfrage-titel">
      <chakra.header display="grid" gap="2">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <Badge tone="light">{formOf(kind).one}</Badge>
          <Badge tone={state === 'new' ? 'brand' : 'light'}>{leadStateLabels[state]}</Badge>
          <chakra.span color="inkMuted">
            <MomentTime at={received_at} />, {exactMoment(received_at)}
          </chakra.span>
        </chakra.div>
        <chakra.h2 id="anfrage-titel" tabIndex={-1} fontSize="lg" overflowWrap="anywhere" outline="none">
          {title}
        </chakra.h2>
        <chakra.p fontWeight="semibold">{[salutation, name].filter(Boolean).join(' ')}</chakra.p>
        <LeadPerson lead={lead} />
      </chakra.header>
      {suspicious && <LeadSuspicion lead={lead} />}
      <LeadReply lead={lead} />
      <LeadHandling lead={lead} team={team} />
      <chakra.div borderTopWidth="1px" pt="4">
        <LeadContent content={lead.content} />
      </chakra.div>
      <Part title="Bearbeitung">
        <LeadNote lead={lead} />
      </Part>
      <Part title="Mails">
        <LeadMails lead={lead} />
      </Part>
      <Part title="Verlauf">
        <LeadHistory lead={lead} nameOf={nameOf} />
      </Part>
      <Part title="Einwilligung und Aufbewahrung">
        <Facts
          facts={{
            Fassung: consent.version,
            Text: consent.text,
            Erteilt: exactMoment(consent.at),
            'Wird gelöscht nach dem': kept,
            Nummer: lead.id,
          }}
        />
        <PrivacyLink lead={lead} />
      </Part>
    </chakra.article>
  );
}

/** One lead; opening it marks it as read. `onClose` leads back to the list on narrow screens. */
export function LeadDetail({ id, onClose, ...team }: { id: string; onClose: () => void } & Team) {
  const { data, error, refetch } = useQuery(leadQuery(id));
  const markRead = useMarkRead();
  const back = useRef<HTMLButtonElement>(null);
  const isNew = data?.state === 'new';
  const isDeleted = isMissing(error);
  useEffect(() => {
    if (isDeleted) forgetDraftsOf(id);
  }, [id, isDeleted]);
  useEffect(() => {
    if (isNew) markRead(id);
  }, [id, isNew, markRead]);
  useEffect(() => {
    // Only on narrow screens the button has a place; there the list is gone and with it the focus.
    if (!back.current?.offsetParent) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    back.current.focus({ preventScroll: true });
  }, []);
  return (
    <Panel aria-label="Anfrage" display="grid" gap="4" aria-busy={!data && !error}>
      <Button ref={back} tone="quiet" size="sm" hideFrom="lg" justifySelf="start" ml="-3" onClick={onClose}>
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden />
        Zur Liste
      </Button>
      {!data && !error && <Skeleton h="24rem" role="status" aria-label="Anfrage wird geladen" />}
      {error && (!data || isDeleted) ? (
        <Notice role="alert" title="Anfrage konnte nicht geladen werden" text={error.message}>
          {!isDeleted && <Button onClick={() => void refetch()}>Erneut versuchen</Button>}
        </Notice>
      ) : (
        data && <LeadView lead={data} {...team} />
      )}
    </Panel>
  );
}
