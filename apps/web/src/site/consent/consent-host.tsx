import { type ComponentType, useEffect, useState } from 'react';
import { isPreview } from '../../shared/page/words.ts';
import type { ConsentLayer } from './consent-layer.tsx';
import { useConsent } from './preferences.ts';
import { onCookieSettings } from './settings-event.ts';

type LayerProps = Parameters<typeof ConsentLayer>[0];

/** Time until the consent banner appears for a visitor who has not decided yet (visitor-area §9, Banner delay). */
const bannerDelayMs = 1_000;

/** Loads tag-manager.ts if the BFF wrote a tag manager id into the head. */
function useTagManager(): void {
  useEffect(() => {
    const id = document.querySelector<HTMLMetaElement>('meta[name="gtm-id"]')?.content;
    if (!id) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./tag-manager.ts').then(
      ({ loadTagManagerOnConsent }) => {
        if (!isGone) stop = loadTagManagerOnConsent(id, () => window.location.reload());
      },
      // A failed load is ignored, because the site works without analytics.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
}

/**
 * Shows the consent banner after a second to visitors who have not chosen yet, and the consent settings on request.
 * Both load in a separate chunk.
 */
export function ConsentHost() {
  const consent = useConsent();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isDue, setDue] = useState(false);
  const [Layer, setLayer] = useState<ComponentType<LayerProps> | null>(null);
  // A preview shows the page itself, and loads nothing that needs a consent.
  const isUndecided = consent === null && !isPreview();
  const isAsking = isDue && isUndecided;
  const isNeeded = isAsking || isDialogOpen;
  useTagManager();

  useEffect(() => onCookieSettings(() => setDialogOpen(true)), []);
  useEffect(() => {
    if (!isUndecided) return;
    const clock = setTimeout(() => setDue(true), bannerDelayMs);
    return () => clearTimeout(clock);
  }, [isUndecided]);
  useEffect(() => {
    if (!isNeeded || Layer) return;
    import('./consent-layer.tsx').then(
      ({ ConsentLayer: loaded }) => setLayer(() => loaded),
      // A failed load does no harm: without consent no third party is requested. The footer's link tries again.
      () => setDialogOpen(false),
    );
  }, [isNeeded, Layer]);

  return Layer && <Layer isAsking={isAsking} isDialogOpen={isDialogOpen} onDialog={setDialogOpen} />;
}
