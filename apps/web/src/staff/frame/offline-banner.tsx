import { chakra } from '#styled-system/jsx';
import { useIsOnline } from '../../shared/ui/use-is-online.ts';

/**
 * Banner above every tool while the browser is offline. The live region is always rendered, because screen readers
 * announce only changes inside an existing one.
 */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <chakra.div role="status" position="sticky" top={{ base: '14', _roomLg: '0' }} zIndex="header">
      {!isOnline && (
        <chakra.p px={{ base: '4', _roomMd: '8' }} py="2" bg="dangerSoft" color="danger">
          <strong>Keine Verbindung.</strong> Änderungen werden nicht gespeichert und auch später nicht
          nachgeholt.
        </chakra.p>
      )}
    </chakra.div>
  );
}
