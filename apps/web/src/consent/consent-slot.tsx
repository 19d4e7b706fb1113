import { type ComponentType, useEffect, useState } from 'react';
import type { ConsentHost } from './consent-host.tsx';
import { onCookieSettings } from './settings-event.ts';

type HostProps = Parameters<typeof ConsentHost>[0];

/**
 * Place of the consent in the site's frame. It notes when somebody opens the settings; all the rest comes after the
 * page, because nothing here may cost the first load.
 */
export function ConsentSlot() {
  const [Host, setHost] = useState<ComponentType<HostProps> | null>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  useEffect(() => onCookieSettings(() => setDialogOpen(true)), []);
  useEffect(() => {
    import('./consent-host.tsx').then(
      ({ ConsentHost: loaded }) => setHost(() => loaded),
      // Nobody is asked, so nothing is loaded from elsewhere.
      () => undefined,
    );
  }, []);
  return Host && <Host isDialogOpen={isDialogOpen} onDialog={setDialogOpen} />;
}
