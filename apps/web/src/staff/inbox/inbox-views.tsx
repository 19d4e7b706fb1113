import { type LeadFilter, noAssignee } from '@estate/domain/forms/lead-filter';
import { chakra } from '#styled-system/jsx';
import { openLeads } from '../tools.ts';
import { useSession } from '../session/session.ts';
import { useMay } from '../session/use-may.ts';

type View = Pick<LeadFilter, 'state' | 'assignee'>;

/** Views of the inbox by state and assignee. A change of the view keeps search text and kind. */
const viewsOf = (ownId: string | undefined): readonly (View & { label: string })[] => [
  { label: 'Offen', state: openLeads.state },
  { label: 'Alle' },
  { label: 'Meine', assignee: ownId },
  { label: 'Niemand', assignee: noAssignee },
  { label: 'Spam', state: 'suspicious' },
];

const Tab = chakra('button', {
  base: {
    minH: '11',
    px: '3',
    fontWeight: 'medium',
    color: 'inkMuted',
    borderBottomWidth: '3px',
    borderBottomColor: 'transparent',
    _hover: { color: 'ink' },
    _pressed: { color: 'ink', fontWeight: 'semibold', borderBottomColor: 'brass' },
  },
});

/** Buttons that select a view; hidden for roles that see only their own leads. */
export function InboxViews({
  filter,
  onChange,
}: {
  filter: LeadFilter;
  onChange: (next: LeadFilter) => void;
}) {
  const session = useSession();
  const may = useMay();
  if (!may('all-leads')) return null;
  return (
    <chakra.div
      role="group"
      aria-label="Ansichten"
      display="flex"
      flexWrap="wrap"
      gap="1"
      borderBottomWidth="1px"
    >
      {viewsOf(session?.user.id).map(({ label, state, assignee }) => (
        <Tab
          key={label}
          type="button"
          aria-pressed={filter.state === state && filter.assignee === assignee}
          onClick={() => onChange({ ...filter, state, assignee })}
        >
          {label}
        </Tab>
      ))}
    </chakra.div>
  );
}
