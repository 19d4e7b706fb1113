import { auditActionText, auditFieldText, auditValueText } from '@estate/domain/staff/audit-texts';
import { uuidPattern } from '@estate/domain/forms/lead-filter';
import { propertyIdPattern } from '@estate/domain/property/property-id';
import { problems } from '@estate/contracts/problems';
import { Fragment } from 'react';
import type { AuditItem } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../shared/ui/button.tsx';
import { textLink } from '../../shared/ui/type.tsx';
import { Change } from '../ui/change.tsx';
import { TimeInWords } from '../ui/time-in-words.tsx';
import { Cell, Row } from '../ui/record-table.tsx';

const personText = ({ user }: AuditItem): string =>
  user ? (user.name ?? 'Entferntes Konto') : 'Nicht angemeldet';

/** Actions that delete leads. Their entries do not link to the lead, which has no page any more. */
const deletesLeads = new Set(['DELETE /api/admin/leads/{id}', 'POST /api/admin/leads/delete']);

function PropertyLink({ id, text = id }: { id: string; text?: string }) {
  return (
    <StyledLink to="/admin/immobilien" search={{ objekt: Number(id) }} css={textLink}>
      {text}
    </StyledLink>
  );
}

function LeadLink({ id, text = id }: { id: string; text?: string }) {
  return (
    <StyledLink to="/admin/anfragen" search={{ anfrage: id }} css={textLink}>
      {text}
    </StyledLink>
  );
}

/** The object of an action, linked to its page if it is a property or a lead that the action did not delete. */
function Subject({ action, target, target_name }: Pick<AuditItem, 'action' | 'target' | 'target_name'>) {
  if (target === null) return null;
  const text = target_name ?? target;
  if (action.includes('/properties/') && propertyIdPattern.test(target))
    return <PropertyLink id={target} text={text} />;
  if (action.includes('/leads/{id}') && !deletesLeads.has(action))
    return <LeadLink id={target} text={text} />;
  return text;
}

const propertyFields = new Set(['propertyId', 'ids']);
const leadFields = new Set(['leads', 'into']);

function Value({
  field,
  value,
  canLinkLeads,
}: {
  field: string;
  value: string | null;
  canLinkLeads: boolean;
}) {
  if (value === null) return 'leer';
  const isProperty = propertyFields.has(field);
  if (!isProperty && !(canLinkLeads && leadFields.has(field))) return auditValueText(field, value);
  return value.split(', ').map((part, place) => (
    <Fragment key={part}>
      {place > 0 && ', '}
      {isProperty && propertyIdPattern.test(part) ? (
        <PropertyLink id={part} />
      ) : !isProperty && uuidPattern.test(part) ? (
        <LeadLink id={part} />
      ) : (
        part
      )}
    </Fragment>
  ));
}

function Changes({ action, changes }: Pick<AuditItem, 'action' | 'changes'>) {
  const canLinkLeads = !deletesLeads.has(action);
  return (
    <chakra.ul display="grid" gap="0.5">
      {changes.map(({ field, before, after }) => (
        <Change
          key={field}
          field={auditFieldText(field)}
          before={before && <Value field={field} value={before} canLinkLeads={canLinkLeads} />}
          after={<Value field={field} value={after} canLinkLeads={canLinkLeads} />}
        />
      ))}
    </chakra.ul>
  );
}

export function AuditEntry({ item }: { item: AuditItem }) {
  const { at, action, target, target_name, refused, count } = item;
  return (
    <Row>
      <Cell isLine color="inkMuted" whiteSpace="nowrap">
        <TimeInWords at={at} />
      </Cell>
      <Cell isLine>
        {personText(item)}
        {item.user?.email && item.user.email !== item.user.name && (
          <chakra.p color="inkMuted">{item.user.email}</chakra.p>
        )}
      </Cell>
      <Cell isLine>
        <chakra.span fontWeight="medium">{auditActionText(action)}</chakra.span>
        {target !== null && (
          <chakra.span color="inkMuted">
            {' · '}
            <Subject action={action} target={target} target_name={target_name} />
          </chakra.span>
        )}
        {refused !== null && (
          <chakra.p color="danger">
            Abgelehnt{count > 1 && ` (${count} Mal)`}: {problems[refused].title}
          </chakra.p>
        )}
      </Cell>
      <Cell isLine>
        <Changes {...item} />
      </Cell>
    </Row>
  );
}
