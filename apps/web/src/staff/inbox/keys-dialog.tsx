import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { useKeySetting } from '../ui/key-setting.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { useNotificationSetting } from './notification-setting.ts';

const keys: readonly (readonly [key: string, text: string])[] = [
  ['j', 'Nächste Anfrage öffnen'],
  ['k', 'Vorige Anfrage öffnen'],
  ['e', 'Erledigt, und weiter zur nächsten'],
  ['a', 'Mir zuweisen'],
  ['r', 'Antworten'],
  ['s', 'Wiedervorlage'],
  ['!', 'Ist Spam, oder kein Spam'],
  ['z', 'Letzten Schritt zurücknehmen'],
  ['x', 'Anfrage auswählen'],
  ['/', 'Suchen'],
  ['?', 'Diese Übersicht'],
];

const notificationTexts = {
  on: 'Ihr Browser meldet neue Anfragen, solange diese Seite im Hintergrund offen ist.',
  off: 'Ihr Browser kann neue Anfragen melden, solange diese Seite im Hintergrund offen ist.',
  blocked: 'Ihr Browser lässt Hinweise dieser Seite nicht zu. Das ändern Sie in seinen Einstellungen.',
  missing: 'Dieser Browser zeigt keine Hinweise.',
} as const;

const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    minW: '6',
    px: '1.5',
    borderWidth: '1px',
    borderRadius: 'card',
    textAlign: 'center',
    fontFamily: 'body',
  },
});

const Switch = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: '10', fontWeight: 'semibold' },
});

/** Dialog with the shortcuts of the inbox and the switches for shortcuts and browser notifications. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [keySetting, setKeys] = useKeySetting();
  const [notification, setNotification] = useNotificationSetting();
  return (
    <ModalDialog w="calc(100vw - 2rem)" maxW="30rem" onClose={onClose}>
      <Dialog.Header pb="2">
        <Dialog.Title>Tasten und Hinweise</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body pt="0">
        <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1.5">
          {keys.map(([key, text]) => (
            <chakra.div key={key} display="contents">
              <dt>
                <Key>{key}</Key>
              </dt>
              <dd>{text}</dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <Switch mt="4">
          <input
            type="checkbox"
            checked={keySetting === 'on'}
            onChange={({ target }) => setKeys(target.checked ? 'on' : 'off')}
          />
          Einzelne Tasten verwenden
        </Switch>
        <chakra.p color="inkMuted">Pfeiltasten und Eingabetaste wirken in der Liste immer.</chakra.p>
        <Switch mt="3">
          <input
            type="checkbox"
            checked={notification === 'on'}
            disabled={notification === 'blocked' || notification === 'missing'}
            onChange={({ target }) => void setNotification(target.checked)}
          />
          Hinweis bei neuen Anfragen
        </Switch>
        <chakra.p color="inkMuted">{notificationTexts[notification]}</chakra.p>
      </Dialog.Body>
      <Dialog.Footer pt="4" pb="6">
        <Button size="sm" onClick={onClose}>
          Schließen
        </Button>
      </Dialog.Footer>
    </ModalDialog>
  );
}
