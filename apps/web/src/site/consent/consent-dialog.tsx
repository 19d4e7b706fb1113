import { X } from 'lucide-react';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { type ConsentChoice, readConsent, saveConsent } from './preferences.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { acceptAll, onlyNecessary } from './consent-banner.tsx';
import { LegalLinks } from './legal-links.tsx';
import { PurposeSwitch } from './purpose-switch.tsx';
import { consentTexts } from './consent-texts.ts';

/** Consent settings with one switch per purpose. Closing without saving changes nothing. */
export function ConsentDialog({ onClose }: { onClose: () => void }) {
  const [choice, setChoice] = useState<ConsentChoice>(() => readConsent() ?? onlyNecessary);
  const { necessary, analytics, maps } = consentTexts.purposes;

  const save = (chosen: ConsentChoice) => {
    saveConsent(chosen);
    onClose();
  };

  return (
    <ModalDialog
      aria-labelledby="cookie-einstellungen"
      w="min(36rem, calc(100vw - 2rem))"
      maxH="calc(100dvh - 2rem)"
      overflowY="auto"
      p={{ base: '5', md: '8' }}
      onClose={onClose}
    >
      <chakra.div display="flex" justifyContent="space-between" alignItems="start" gap="4">
        <chakra.h2 id="cookie-einstellungen" fontSize="lg" pt="2">
          {consentTexts.settingsTitle}
        </chakra.h2>
        <Button tone="quiet" size="icon" aria-label="Einstellungen schließen" onClick={onClose}>
          <X size={24} strokeWidth={1.5} aria-hidden />
        </Button>
      </chakra.div>
      <PurposeSwitch {...necessary} isOn />
      <PurposeSwitch
        {...analytics}
        isOn={choice.analytics}
        onChange={(isOn) => setChoice({ ...choice, analytics: isOn })}
      />
      <PurposeSwitch {...maps} isOn={choice.maps} onChange={(isOn) => setChoice({ ...choice, maps: isOn })} />
      <chakra.div mt="4">
        <LegalLinks onFollow={onClose} />
      </chakra.div>
      <chakra.div display="grid" gap="2.5" mt="4" gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }}>
        <Button px="3" onClick={() => save(acceptAll)}>
          Alle akzeptieren
        </Button>
        <Button px="3" onClick={() => save(choice)}>
          Auswahl speichern
        </Button>
        <Button px="3" onClick={() => save(onlyNecessary)}>
          Alle ablehnen
        </Button>
      </chakra.div>
    </ModalDialog>
  );
}
