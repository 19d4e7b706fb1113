import { chakra } from '#styled-system/jsx';
import { formatDate, formatNumber } from '@estate/domain/text/format';
import type { FigureDay } from './figure-days.ts';

const shortDate = (day: string) => (formatDate(day) ?? day).slice(0, 6);

/** Bar chart of the views per day. DayTable shows the same numbers as text. */
export function FiguresChart({ days }: { days: readonly FigureDay[] }) {
  const most = days.reduce((high, day) => (day.views > high.views ? day : high));
  const first = days[0];
  const last = days.at(-1);
  return (
    <chakra.figure m="0" mt="3">
      <chakra.div
        role="img"
        aria-label={`Aufrufe je Tag, die meisten am ${formatDate(most.day)}: ${formatNumber(most.views)}`}
        display="flex"
        alignItems="flex-end"
        gap={{ base: '0.5', md: '1' }}
        h="24"
        borderBottomWidth="1px"
        borderColor="outline"
      >
        {days.map(({ day, views }) => (
          <chakra.span
            key={day}
            title={`${formatDate(day)}: ${formatNumber(views)}`}
            flex="1"
            bg="brand"
            style={{ height: `${(views / most.views) * 100}%` }}
          />
        ))}
      </chakra.div>
      <chakra.figcaption display="flex" justifyContent="space-between" color="inkMuted" fontSize="xs">
        <span>{first && shortDate(first.day)}</span>
        <span>{last && shortDate(last.day)}</span>
      </chakra.figcaption>
    </chakra.figure>
  );
}
