import { chakra } from '#styled-system/jsx';
import { Button } from '../../../shared/ui/button.tsx';
import { NoticeBar } from './notice-bar.tsx';

const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short' });

const absentText = (count: number): string =>
  count === 1
    ? 'Eine gemerkte Immobilie ist hier noch nicht gespeichert und erscheint, sobald Sie wieder verbunden sind.'
    : `${count} gemerkte Immobilien sind hier noch nicht gespeichert und erscheinen, sobald Sie wieder verbunden sind.`;

/** Notice for the time in which the server is unreachable. It says when the shown cards were loaded. */
export function OfflineNotice({
  loadedAt,
  absentCount,
  onRetry,
}: {
  loadedAt: number;
  /** Number of favourites that are not in the offline copy. */
  absentCount: number;
  /** Null while the request is paused; it continues by itself once the browser is online. */
  onRetry: (() => void) | null;
}) {
  return (
    <NoticeBar>
      <chakra.div maxW="measure">
        <chakra.p fontWeight="semibold">
          Keine Verbindung. Stand:{' '}
          <time dateTime={new Date(loadedAt).toISOString()}>{moment.format(loadedAt)} Uhr</time>
        </chakra.p>
        <p>
          Sie sehen Ihre Merkliste, wie sie zuletzt geladen wurde. Preis und Verfügbarkeit können sich seitdem
          geändert haben.
        </p>
        {absentCount > 0 && <chakra.p mt="2">{absentText(absentCount)}</chakra.p>}
      </chakra.div>
      {onRetry && (
        <Button tone="outline" onClick={onRetry}>
          Erneut versuchen
        </Button>
      )}
    </NoticeBar>
  );
}
