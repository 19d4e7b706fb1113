import { Map as MapIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button, StyledLink } from '../../shared/ui/button.tsx';
import { textLink } from '../../shared/ui/type.tsx';
import { MapLoading } from '../map/map-frame.tsx';
import type { MapPlace } from './draw-map.ts';
import { allowMaps, useMapsAllowed } from './maps-permission.ts';
import { isKeyMissing } from './missing-key.ts';
import { mapFailed } from './map-texts.ts';

/** Shown instead of the map: a row as high as its text. */
const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'flex-start', md: 'center' },
    gap: '4',
    p: '4',
    minH: 'full',
    borderRadius: 'card',
    bg: 'sand',
    fontSize: 'xs',
    '& > p, & > div': { flex: '1' },
    '& > svg, & > button': { flexShrink: 0 },
  },
  variants: {
    /** Fills the height of its container and centres its content. */
    isFilling: {
      true: {
        lg: {
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'center',
          textAlign: 'center',
          fontSize: 'sm',
          '& > p, & > div': { flex: 'none', maxW: '26rem' },
        },
      },
    },
  },
});

const Frame = chakra('div', {
  base: {
    position: 'relative',
    h: 'full',
    overflow: 'hidden',
    borderWidth: '1px',
    borderRadius: 'card',
    bg: 'sand',
  },
});

interface MapProps {
  label: string;
  place: MapPlace;
  zoom: number;
  /** Minimum height of the map on small screens and from 768 px on; without effect while the map is not shown. */
  minH: { base: string; md: string };
  isFilling?: boolean;
  /** Offered in one line below a map of our own. */
  isQuiet?: boolean;
}

type Progress = 'loading' | 'ready' | { failure: string };

/** `isFocused`: the map replaces the button that had the focus. */
function LoadedMap({ label, place, zoom, minH, isFilling, isFocused }: MapProps & { isFocused: boolean }) {
  const canvas = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<Progress>('loading');
  const [tries, setTries] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    if (isFocused || tries > 1) canvas.current?.focus();
    void import('./draw-map.ts')
      .then(({ drawMap }) => (canvas.current ? drawMap(canvas.current, { place, zoom }) : null))
      .catch(() => mapFailed)
      .then((failure) => {
        if (isCurrent) setProgress(failure ? { failure } : 'ready');
      });
    return () => {
      isCurrent = false;
    };
    // `place` is no dependency, because a parent that changes the place sets another key. `isFocused` does not change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tries]);

  if (typeof progress === 'object') {
    return (
      <Panel role="alert" isFilling={isFilling}>
        <p>{progress.failure}</p>
        <Button
          tone="outline"
          size="sm"
          onClick={() => {
            setProgress('loading');
            setTries(tries + 1);
          }}
        >
          Erneut versuchen
        </Button>
      </Panel>
    );
  }
  return (
    <Frame minH={minH}>
      <chakra.div ref={canvas} role="region" aria-label={label} tabIndex={-1} position="absolute" inset="0" />
      {progress === 'loading' && <MapLoading />}
    </Frame>
  );
}

/**
 * A Google map that needs consent: without consent to maps a panel is shown, and Google gets no request before a click
 * on 'Karte laden'. If an earlier map found no API key, only an error text is shown. Another `place` needs another
 * `key`.
 */
export function ConsentMap(props: MapProps) {
  const isAllowed = useMapsAllowed();
  // Read once, because a map that finds no API key while it loads shows its own error.
  const [isMissing] = useState(isKeyMissing);
  const [hasAccepted, setAccepted] = useState(false);
  const { isFilling, isQuiet } = props;
  const accept = () => {
    setAccepted(true);
    allowMaps();
  };
  if (isMissing)
    return (
      <Panel isFilling={isFilling}>
        <p>{mapFailed}</p>
      </Panel>
    );
  if (isAllowed) return <LoadedMap {...props} isFocused={hasAccepted} />;
  if (isQuiet)
    return (
      <chakra.p data-needs-script fontSize="xs" color="inkMuted">
        Auch auf Google Maps:{' '}
        <chakra.button type="button" css={textLink} onClick={accept}>
          Karte laden
        </chakra.button>
        . Google erfährt dann Ihre IP-Adresse und den gezeigten Ort.{' '}
        <StyledLink to="/datenschutz" hash="karten" css={textLink}>
          Mehr dazu
        </StyledLink>
      </chakra.p>
    );
  return (
    <Panel data-needs-script isFilling={isFilling}>
      <MapIcon size={26} strokeWidth={1.5} aria-hidden />
      <chakra.div>
        <p>
          Die Karte kommt von Google Maps. Wenn Sie sie laden, erfährt Google Ihre IP-Adresse und den
          gezeigten Ort.
        </p>
        <StyledLink to="/datenschutz" hash="karten" css={textLink}>
          Mehr dazu in der Datenschutzerklärung
        </StyledLink>
      </chakra.div>
      <Button tone="outline" size="sm" onClick={accept}>
        Karte laden
      </Button>
    </Panel>
  );
}
