import { useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { problemText } from '../../shared/api/problem-text.ts';
import type { Job } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { TimeInWords } from '../ui/time-in-words.tsx';
import { type Query, QueryState } from '../ui/query-state.tsx';
import { runAnchor, useRunInUrl } from './named-run.ts';
import { useStartedBy } from './started-by.ts';

const Row = chakra('details', {
  base: {
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
});
const Head = chakra('summary', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '0.5',
    px: '4',
    py: '2.5',
    cursor: 'pointer',
    _hover: { bg: 'paper' },
    '& svg': { flexShrink: 0, ml: 'auto', color: 'inkMuted', transition: 'transform' },
  },
});

/** A collapsible row. Its details are rendered, and therefore fetched, only while it is open. */
function Entry({
  job,
  summary,
  details,
}: {
  job: Job;
  summary: ReactNode;
  details: (job: Job) => ReactNode;
}) {
  const anchor = runAnchor(job.id);
  const isNamed = useLocation({ select: ({ hash }) => hash === anchor });
  const [isOpen, setIsOpen] = useState(isNamed);
  const startedBy = useStartedBy();
  const row = useRef<HTMLDetailsElement>(null);
  // The browser scrolls to the URL fragment before the list is rendered, so the row is scrolled into view here.
  useEffect(() => {
    if (isNamed) row.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  return (
    <Row ref={row} id={anchor} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Head>
        <chakra.span minW="8rem" color="inkMuted">
          <TimeInWords at={job.created_at} />
        </chakra.span>
        <chakra.span flex="1" minW="12rem" overflowWrap="anywhere">
          {summary}
        </chakra.span>
        <chakra.span color="inkMuted">{startedBy(job)}</chakra.span>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
      </Head>
      {isOpen && (
        <chakra.div px="4" pb="4">
          {details(job)}
        </chakra.div>
      )}
    </Row>
  );
}

/**
 * The earlier runs of a tool, the newest first, with loading, empty and error state. A run that the URL fragment names
 * is appended if it is older than the listed ones.
 */
export function HistoryList({
  title,
  history,
  jobs,
  summary,
  details,
}: {
  title: string;
  history: Query;
  jobs: readonly Job[];
  summary: (job: Job) => ReactNode;
  details: (job: Job) => ReactNode;
}) {
  const id = useId();
  const { older, error } = useRunInUrl(jobs, !history.isPending && !history.error);
  const runs = older ? [...jobs, older] : jobs;
  return (
    <chakra.section mt="8" aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="md" mb="3">
        {title}
      </chakra.h2>
      <QueryState query={history} subject="Frühere Vorgänge" isPlural />
      {error && (
        <chakra.p role="alert" mb="3">
          Der verlinkte Vorgang wird nicht gezeigt: {problemText(error)}
        </chakra.p>
      )}
      {!history.isPending && !history.error && runs.length === 0 && (
        <chakra.p color="inkMuted">Es gibt noch keine früheren Vorgänge.</chakra.p>
      )}
      {runs.length > 0 && (
        <chakra.div bg="card" borderWidth="1px" borderRadius="card" overflow="hidden">
          {runs.map((job) => (
            <Entry key={job.id} job={job} summary={summary(job)} details={details} />
          ))}
        </chakra.div>
      )}
    </chakra.section>
  );
}
