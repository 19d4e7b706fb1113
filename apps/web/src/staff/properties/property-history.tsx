import { fieldLabel } from '@estate/domain/property/field-labels';
import { useQuery } from '@tanstack/react-query';
import type { HistoryItem } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Change } from '../ui/change.tsx';
import { Details } from '../ui/details.tsx';
import { TimeInWords } from '../ui/time-in-words.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { HistorySource } from './history-source.tsx';
import { historyQuery } from './properties-query.ts';

function Entry({ item }: { item: HistoryItem }) {
  const { at, changes } = item;
  return (
    <chakra.li py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <chakra.p color="inkMuted">
        <TimeInWords at={at} />
        {' · '}
        <HistorySource item={item} />
      </chakra.p>
      {changes.length === 0 && <p>Zum ersten Mal importiert</p>}
      <chakra.ul overflowWrap="anywhere">
        {changes.map(({ field, before, after }) => (
          <Change key={field} field={fieldLabel(field)} before={before ?? 'leer'} after={after ?? 'leer'} />
        ))}
      </chakra.ul>
    </chakra.li>
  );
}

function Entries({ id }: { id: number }) {
  const history = useQuery(historyQuery(id));
  if (!history.data) {
    return <QueryState query={history} subject="Der Verlauf" />;
  }
  const { items } = history.data;
  if (items.length === 0) return <p>In den letzten zwölf Monaten wurde nichts geändert.</p>;
  return (
    <chakra.ul aria-label="Verlauf">
      {items.map((item) => (
        <Entry key={item.id} item={item} />
      ))}
    </chakra.ul>
  );
}

export function PropertyHistory({ id }: { id: number }) {
  return (
    <Details mt="6" summary="Verlauf der letzten zwölf Monate">
      <Entries id={id} />
    </Details>
  );
}
