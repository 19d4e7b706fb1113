import { formOf } from '@estate/domain/forms/all-forms';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { senderNotes } from '@estate/domain/forms/lead-words';
import { isNotFound } from '../../shared/api/problem.ts';
import type { LeadDetail as Lead, Colleague } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button, StyledLink } from '../../shared/ui/button.tsx';
import { textLink } from '../../shared/ui/type.tsx';
import { formatDate } from '@estate/domain/text/format';
import { lazyWithFallback } from '../../shared/ui/lazy-with-fallback.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Panel } from '../frame/tool-page.tsx';
import { exactMoment } from '../ui/moment.ts';
import { useMay } from '../session/use-may.ts';
import { Callout } from '../ui/callouts.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Facts } from '../ui/facts.tsx';
import { leadQuery } from './inbox-query.ts';
import { LeadActions, type LeadActionHandlers } from './lead-actions.tsx';
import { LeadComments } from './lead-comments.tsx';
import { LeadContent } from './lead-content.tsx';
import { LeadDeletion } from './lead-deletion.tsx';
import { LeadExposes } from './lead-exposes.tsx';
import { LeadHandling } from './lead-handling.tsx';
import { LeadHistory } from './lead-history.tsx';
import { LeadMails } from './lead-mails.tsx';
import { LeadPerson } from './lead-person.tsx';
import { PersonLeads } from './person-leads.tsx';
import { deleteDraftsOfLead } from '../reply/lead-draft.ts';
import { LeadReply } from '../reply/lead-reply.tsx';
import { LeadSuspicion } from './lead-suspicion.tsx';
import { useMarkRead } from './use-lead-actions.ts';

/** Loaded lazily, because it is below the first screen. */
const CrmTransferPanel = lazyWithFallback(() =>
  import('./crm-transfer.tsx').then((part) => part.CrmTransferPanel),
);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section borderTopWidth="1px" pt="4">
      <chakra.h3 tabIndex={-1} fontSize="sm" mb="2" outline="none">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}

/**
 * Link to the page for access and erasure of personal data. The state of the history entry carries e-mail or phone,
 * which keeps them out of the URL.
 */
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

interface Context {
  team: readonly Colleague[];
  nameOf: (account: string) => string;
  /** Account id of the signed-in person. */
  self: string | undefined;
  handlers: LeadActionHandlers;
  isPending: boolean;
  /** Returns to the list, from the back button of narrow screens and after a deletion. */
  onClose: () => void;
}

function LeadView({ lead, team, nameOf, self, handlers, isPending, onClose }: { lead: Lead } & Context) {
  const { kind, received_at, salutation, name, consent, suspicious, sender } = lead;
  const deleteAfter = formatDate(lead.delete_after);
  return (
    <chakra.article display="grid" gap="4" aria-labelledby="anfrage-titel">
      <chakra.header display="grid" gap="1">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <Badge tone="light">{formOf(kind).one}</Badge>
          <chakra.span color="inkMuted">{exactMoment(received_at)}</chakra.span>
        </chakra.div>
        <chakra.h2 id="anfrage-titel" tabIndex={-1} fontSize="lg" overflowWrap="anywhere" outline="none">
          {[salutation, name].filter(Boolean).join(' ')}
        </chakra.h2>
        <LeadPerson lead={lead} />
      </chakra.header>
      <LeadReply
        lead={lead}
        nameOf={nameOf}
        onHandled={handlers.goOnAfterReply}
        actions={(reply, isWriting) => (
          <LeadActions
            lead={lead}
            self={self}
            handlers={handlers}
            isPending={isPending}
            reply={reply}
            isSticky={!isWriting}
          />
        )}
      />
      {suspicious && <LeadSuspicion lead={lead} />}
      {sender && <Callout>{senderNotes[sender].text}</Callout>}
      {lead.content.length > 0 && <LeadContent content={lead.content} />}
      <PersonLeads lead={lead} />
      <Part title="Bearbeitung">
        <chakra.div display="grid" gap="4">
          <LeadHandling lead={lead} team={team} nameOf={nameOf} />
          <LeadComments lead={lead} nameOf={nameOf} />
        </chakra.div>
      </Part>
      <Part title="Propstack">
        <Suspense fallback={<Skeleton h="5rem" />}>
          <CrmTransferPanel lead={lead} />
        </Suspense>
      </Part>
      <Part title="Mails">
        <LeadMails lead={lead} />
      </Part>
      {lead.exposes && (
        <Part title="Exposé">
          <LeadExposes lead={lead} />
        </Part>
      )}
      <Part title="Verlauf">
        <LeadHistory lead={lead} nameOf={nameOf} />
      </Part>
      <Part title="Einwilligung und Aufbewahrung">
        <Facts
          facts={{
            Fassung: consent.version,
            Text: consent.text,
            Erteilt: exactMoment(consent.at),
            'Wird gelöscht nach dem': deleteAfter,
            Nummer: lead.id,
          }}
        />
        <PrivacyLink lead={lead} />
        <div>
          <LeadDeletion lead={lead} onDeleted={onClose} />
        </div>
      </Part>
    </chakra.article>
  );
}

/** Detail view of one lead, which marks the lead as read. */
export function LeadDetail({ id, ...context }: { id: string } & Context) {
  const lead = useQuery(leadQuery(id));
  const { data, error } = lead;
  const markRead = useMarkRead();
  const back = useRef<HTMLButtonElement>(null);
  const isUnread = data?.unread === true;
  const isDeleted = isNotFound(error);
  useEffect(() => {
    if (isDeleted) deleteDraftsOfLead(id);
  }, [id, isDeleted]);
  useEffect(() => {
    if (isUnread) markRead(id);
  }, [id, isUnread, markRead]);
  useEffect(() => {
    // The button is displayed on narrow screens only. There the list, which had the focus, is hidden.
    if (!back.current?.offsetParent) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    back.current.focus({ preventScroll: true });
  }, []);
  return (
    <Panel
      aria-label="Anfrage"
      position="relative"
      display="grid"
      alignContent="start"
      gap="4"
      pt={{ base: '4', md: '4' }}
      minH={{ _roomLg: '0' }}
      overflowY={{ _roomLg: 'auto' }}
      aria-busy={!data && !error}
    >
      <Button
        ref={back}
        tone="quiet"
        size="sm"
        _roomLg={{ display: 'none' }}
        justifySelf="start"
        ml="-3"
        onClick={context.onClose}
      >
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden />
        Zur Liste
      </Button>
      {!data && !isDeleted && <QueryState query={lead} subject="Anfrage" h="24rem" />}
      {isDeleted && (
        <Notice
          role="alert"
          title="Diese Anfrage gibt es nicht oder nicht mehr."
          text="Sie wurde gelöscht oder ist jetzt jemand anderem zugewiesen."
        />
      )}
      {data && !isDeleted && <LeadView lead={data} {...context} />}
    </Panel>
  );
}
