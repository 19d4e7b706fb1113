import { auditActionText, auditFieldText } from '@estate/domain/staff/audit-texts';
import { problems } from '@estate/contracts/problems';
import type { AuditItem } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../shared/ui/button.tsx';
import { textLink } from '../../shared/ui/type.tsx';
import { MomentTime } from '../ui/moment-time.tsx';

const whoDid = ({ user }: AuditItem): string =>
  user ? (user.name ?? 'Entferntes Konto') : 'Nicht angemeldet';

/** What an action was about, with a link where it has a page: a property, or a lead that is still there. */
function Subject({ action, target, target_name }: Pick<AuditItem, 'action' | 'target' | 'target_name'>) {
  if (target === null) return null;
  const text = target_name ?? target;
  if (action.includes('/properties/') && /^[1-9]\d{0,14}$/.test(target)) {
    return (
      <StyledLink to="/admin/immobilien" search={{ objekt: Number(target) }} css={textLink}>
        {text}
      </StyledLink>
    );
  }
  if (action.includes('/leads/{id}') && action !== 'DELETE /api/admin/leads/{id}') {
    return (
      <StyledLink to="/admin/anfragen" search={{ anfrage: target }} css={textLink}>
        {text}
      </StyledLink>
    );
  }
  return text;
}

const shownValue = (value: string | null) => value ?? 'leer';

function Changes({ changes }: Pick<AuditItem, 'changes'>) {
  return (
    <chakra.ul display="grid" gap="0.5">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <chakra.span color="inkMuted">{auditFieldText(field)}: </chakra.span>
          {before !== null && (
            <>
              <chakra.del color="inkMuted">{before}</chakra.del>
              <span aria-hidden> → </span>
            </>
          )}
          <chakra.ins textDecoration="none" fontWeight="medium">
            {shownValue(after)}
          </chakra.ins>
        </li>
      ))}
    </chakra.ul>
  );
}

const Cell = chakra('td', {
  base: {
    display: { base: 'block', md: 'table-cell' },
    py: { base: '0', md: '2' },
    px: '4',
    verticalAlign: 'top',
    borderTopWidth: { md: '1px' },
    overflowWrap: 'anywhere',
  },
});

/** One entry: a row of the table, on phones a block. */
export function AuditEntry({ item }: { item: AuditItem }) {
  const { at, action, target, target_name, refused, count } = item;
  return (
    <chakra.tr
      display={{ base: 'block', md: 'table-row' }}
      py={{ base: '3', md: '0' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      _hover={{ bg: 'paper' }}
    >
      <Cell color="inkMuted" whiteSpace="nowrap">
        <MomentTime at={at} />
      </Cell>
      <Cell>{whoDid(item)}</Cell>
      <Cell>
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
      <Cell>
        <Changes changes={item.changes} />
      </Cell>
    </chakra.tr>
  );
}
