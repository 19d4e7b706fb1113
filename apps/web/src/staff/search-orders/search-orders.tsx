import { parseListingFilter, listingLink, parseQuery } from '@estate/domain/search/listing-filter';
import { formatNumber } from '@estate/domain/text/format';
import { rhythms } from '@estate/domain/search-orders/rhythm';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { AnswerRate, StaffSubscriber } from '../../shared/api/types.ts';
import { Button, StyledLink } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { textLink } from '../../shared/ui/type.tsx';
import { ToolPage } from '../frame/tool-page.tsx';
import { Cell, ColumnHead, RecordTable, Row, TableBody, TableHead } from '../ui/record-table.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { TimeInWords } from '../ui/time-in-words.tsx';

const subscribersQuery = infiniteQueryOptions({
  queryKey: ['/api/admin/search-orders'],
  queryFn: ({ pageParam: page, signal }) =>
    bodyOf(api.GET('/api/admin/search-orders', { params: { query: { page } }, signal })),
  initialPageParam: 1,
  getNextPageParam: ({ page, total }, pages) =>
    pages.flatMap(({ items }) => items).length < total ? page + 1 : undefined,
  staleTime: 0,
});

/** What keeps mails from the person; '' if nothing does. */
function stateOf({ stopped, paused_until: paused }: StaffSubscriber): string {
  if (stopped === 'refused') return 'Das Postfach hat die letzte E-Mail abgelehnt; es bekommt keine mehr.';
  if (stopped === 'returned') return 'Die letzte E-Mail kam zurück; das Postfach bekommt keine mehr.';
  return paused !== null && Date.parse(paused) > Date.now() ? 'Pausiert' : '';
}

function Subscriber({ subscriber }: { subscriber: StaffSubscriber }) {
  const { email, rhythm, since, mails, last_mail_at: lastMail, opened, orders } = subscriber;
  const state = stateOf(subscriber);
  return (
    <Row>
      <Cell isLine>
        <chakra.p fontWeight="semibold">{email}</chakra.p>
        <chakra.p color="inkMuted">
          {rhythms[rhythm]}, seit <TimeInWords at={since} />
        </chakra.p>
        {state && <chakra.p color="danger">{state}</chakra.p>}
      </Cell>
      <Cell isLine>
        {orders.map(({ name, query, mailed }) => (
          <p key={`${name}-${query}`}>
            <StyledLink {...listingLink(parseListingFilter(parseQuery(query)))} css={textLink}>
              {name}
            </StyledLink>{' '}
            <chakra.span color="inkMuted">{mailed === 1 ? '1 Treffer' : `${mailed} Treffer`}</chakra.span>
          </p>
        ))}
      </Cell>
      <Cell>
        {mails === 1 ? '1 E-Mail' : `${mails} E-Mails`}
        {lastMail && (
          <chakra.p color="inkMuted">
            zuletzt <TimeInWords at={lastMail} />
          </chakra.p>
        )}
      </Cell>
      <Cell>{`${opened}-mal geöffnet`}</Cell>
    </Row>
  );
}

/** What the answer rate counts, in words. */
function Answers({ answers: { days, mailed, answered } }: { answers: AnswerRate }) {
  const period = `in den letzten ${days} Tagen`;
  if (mailed === 0) return <chakra.p mb="4">{`Angeschrieben wurde ${period} niemand.`}</chakra.p>;
  const share = formatNumber(Math.round((answered / mailed) * 100));
  return (
    <chakra.div mb="4">
      <p>
        <strong>{`Antwortquote ${share} %: `}</strong>
        {mailed === 1
          ? 'Von einem angeschriebenen Menschen'
          : `Von ${formatNumber(mailed)} angeschriebenen Menschen`}{' '}
        {answered === 0 ? 'hat keiner' : answered === 1 ? 'hat einer' : `haben ${formatNumber(answered)}`}{' '}
        {period} angefragt.
      </p>
      <chakra.p color="inkMuted">
        Gezählt wird, wer einen bestätigten Suchauftrag hat und über die Website zu einer Immobilie angefragt
        hat, nachdem eine E-Mail sie genannt hatte. Antworten per E-Mail oder Telefon sieht die Website nicht.
      </chakra.p>
    </chakra.div>
  );
}

/** The people with confirmed search orders. They change and end them by the link of their mails, an erasure ends all. */
export function SearchOrders() {
  const query = useInfiniteQuery(subscribersQuery);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const answers = query.data?.pages[0]?.answers;
  return (
    <ToolPage path="/admin/suchauftraege" isWide>
      <QueryState query={query} subject="Die Suchaufträge" isPlural h="64" />
      {query.isSuccess && items.length === 0 && (
        <Notice
          role="status"
          title="Noch keine Suchaufträge"
          text="Hier steht, wer einen Suchauftrag per E-Mail bestätigt hat."
        />
      )}
      {items.length > 0 && answers && <Answers answers={answers} />}
      {items.length > 0 && (
        <RecordTable aria-label="Suchaufträge">
          <TableHead>
            <tr>
              <ColumnHead w="32%">Person</ColumnHead>
              <ColumnHead>Sucht</ColumnHead>
              <ColumnHead w="9rem">Verschickt</ColumnHead>
              <ColumnHead w="9rem">Links</ColumnHead>
            </tr>
          </TableHead>
          <TableBody>
            {items.map((subscriber) => (
              <Subscriber key={subscriber.id} subscriber={subscriber} />
            ))}
          </TableBody>
        </RecordTable>
      )}
      {query.hasNextPage && (
        <chakra.div mt="4" textAlign="center">
          <Button
            tone="outline"
            size="sm"
            disabled={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {query.isFetchingNextPage ? 'Wird geladen...' : 'Weitere laden'}
          </Button>
        </chakra.div>
      )}
    </ToolPage>
  );
}
