import { type ComponentType, useEffect, useState } from 'react';
import type { ConsentLayer } from './consent-layer.tsx';
import { useConsent } from './preferences.ts';
import { onCookieSettings } from './settings-event.ts';

type LayerProps = Parameters<typeof ConsentLayer>[0];

/** visitor-area §9, Banner delay. */
const bannerDelayMs = 1_000;

/** Loads the tag manager's keeper where the BFF wrote an id into the head; without one nothing of it exists. */
function useTagManager(): void {
  useEffect(() => {
    const id = document.querySelector<HTMLMetaElement>('meta[name="gtm-id"]')?.content;
    if (!id) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./tag-manager.ts').then(
      ({ followConsent }) => {
        if (!isGone) stop = followConsent(id, () => window.location.reload());
      },
      // Measuring is not worth an error.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
}

/**
 * Place of the consent in the site's frame: after a second the banner asks whoever has not chosen yet, and whoever asks
 * for the settings gets them. Banner and settings come in a chunk of their own.
 */
export function ConsentHost() {
  const consent = useConsent();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isDue, setDue] = useState(false);
  const [Layer, setLayer] = useState<ComponentType<LayerProps> | null>(null);
  const isUnasked = consent === null;
  const isAsking = isDue && isUnasked;
  const isNeeded = isAsking || isDialogOpen;
  useTagManager();

  useEffect(() => onCookieSettings(() => setDialogOpen(true)), []);
  useEffect(() => {
    if (!isUnasked) return;
    const clock = setTimeout(() => setDue(true), bannerDelayMs);
    return () => clearTimeout(clock);
  }, [isUnasked]);
  useEffect(() => {
    if (!isNeeded || Layer) return;
    import('./consent-layer.tsx').then(
      ({ ConsentLayer: loaded }) => setLayer(() => loaded),
      // Without a choice nothing is loaded from elsewhere; the footer asks for it again.
      () => setDialogOpen(false),
    );
  }, [isNeeded, Layer]);

  return Layer && <Layer isAsking={isAsking} isDialogOpen={isDialogOpen} onDialog={setDialogOpen} />;
}
