import { formOf } from '@estate/domain/forms/all-forms';
import { useQuery } from '@tanstack/react-query';
import type { PropertyFigures as Figures } from '../../shared/api/types.ts';
import { formatDate, formatNumber } from '@estate/domain/text/format';
import { Facts } from '../ui/facts.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { chakra } from '#styled-system/jsx';
import { figureDays, requestsByKind, viewsIn } from './figure-days.ts';
import { FiguresChart } from './figures-chart.tsx';
import { figuresQuery } from './figures-query.ts';

const Cell = chakra('td', { base: { py: '1', pl: '4', textAlign: 'right' } });
const Head = chakra('th', {
  base: { py: '1', pl: '4', textAlign: 'right', color: 'inkMuted', fontWeight: 'semibold' },
});

function DayTable({ figures }: { figures: Figures }) {
  const days = figureDays(figures).filter(({ views, requests }) => views + requests > 0);
  return (
    <chakra.details mt="2">
      <chakra.summary py="2">Tage als Tabelle</chakra.summary>
      <chakra.table fontVariantNumeric="tabular-nums">
        <thead>
          <tr>
            <Head scope="col" pl="0" textAlign="left">
              Tag
            </Head>
            <Head scope="col">Aufrufe</Head>
            <Head scope="col">Anfragen</Head>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, views, requests }) => (
            <chakra.tr key={day} borderTopWidth="1px">
              <Head scope="row" pl="0" fontWeight="normal" color="ink">
                {formatDate(day)}
              </Head>
              <Cell>{formatNumber(views)}</Cell>
              <Cell>{formatNumber(requests)}</Cell>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.details>
  );
}

function Content({ figures }: { figures: Figures }) {
  const views = viewsIn(figures);
  const hasAny = views > 0 || figures.requests.length > 0;
  return (
    <>
      <Facts
        facts={{
          Aufrufe: formatNumber(views),
          ...(figures.requests.length === 0 && { Anfragen: '0' }),
          ...Object.fromEntries(
            requestsByKind(figures).map(([kind, count]) => [formOf(kind).many, formatNumber(count)]),
          ),
        }}
      />
      {views > 0 && <FiguresChart days={figureDays(figures)} />}
      {hasAny && <DayTable figures={figures} />}
      <chakra.p mt="2" color="inkMuted">
        Aufrufe von Besuchern, je Besucher höchstens einmal in der Stunde; ohne Suchmaschinen und ohne das
        Team. Anfragen ohne Spam.
      </chakra.p>
    </>
  );
}

export function PropertyFigures({ id }: { id: number }) {
  const figures = useQuery(figuresQuery(id));
  return (
    <chakra.section aria-labelledby="objekt-zahlen" mt="6">
      <chakra.h3 id="objekt-zahlen" fontSize="md" mb="2">
        Aufrufe und Anfragen der letzten 30 Tage
      </chakra.h3>
      <QueryState query={figures} subject="Aufrufe und Anfragen" isPlural />
      {figures.data && <Content figures={figures.data} />}
    </chakra.section>
  );
}
