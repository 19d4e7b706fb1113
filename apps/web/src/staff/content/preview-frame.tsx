import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { SelectControl } from '../../shared/form/select-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { previewQuery } from './content-query.ts';

/** Widths in CSS pixels at which the page is shown. */
const widths = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof widths;
const devices = [
  { device: 'phone', label: 'Handy', Icon: Smartphone },
  { device: 'desktop', label: 'Computer', Icon: Monitor },
] as const satisfies readonly { device: Device; label: string; Icon: typeof Monitor }[];

/** Height of the frame in CSS pixels. */
const height = 720;

/** How far a page of this width has to shrink for the space that there is, which the returned ref measures. */
function useScale(width: number) {
  const [room, setRoom] = useState(width);
  const ref = useCallback((box: HTMLDivElement | null) => {
    if (!box || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setRoom(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, scale: Math.min(1, room / width) };
}

/**
 * The real page with the words of the drafts, at the width of a phone or a computer. It is loaded anew whenever `state`
 * changes, which names the saved draft.
 */
export function PreviewFrame({ pages, state }: { pages: readonly string[]; state: string }) {
  const [page, setPage] = useState(pages[0] ?? '/');
  const [device, setDevice] = useState<Device>('phone');
  const preview = useQuery(previewQuery(page));
  const { ref, scale } = useScale(widths[device]);
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    const element = frame.current;
    if (shown.current === state || !element) return;
    shown.current = state;
    try {
      // A reload keeps the place to which the person has scrolled.
      element.contentWindow?.location.reload();
    } catch {
      // The browser shows its own page, because the preview was not reached.
      element.src = element.getAttribute('src') ?? '';
    }
  }, [state]);
  return (
    <chakra.section
      aria-label="Vorschau"
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="start"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        {devices.map(({ device: name, label, Icon }) => (
          <Button
            key={name}
            size="sm"
            tone={device === name ? 'primary' : 'outline'}
            aria-pressed={device === name}
            onClick={() => setDevice(name)}
          >
            <Icon size={16} strokeWidth={1.5} aria-hidden />
            {label}
          </Button>
        ))}
        {pages.length > 1 && (
          <SelectControl
            w="auto"
            minH="10"
            aria-label="Seite der Vorschau"
            choices={pages.map((path) => ({ value: path, label: path }))}
            value={page}
            onChange={({ target }) => setPage(target.value)}
          />
        )}
        {preview.data && (
          <CopyButton
            label="Link für andere kopieren"
            write={() => new URL(preview.data.address, window.location.origin).href}
          />
        )}
      </chakra.div>
      <chakra.p fontSize="xs" color="inkMuted">
        Alle Entwürfe, noch nicht veröffentlicht. Der Link gilt sieben Tage, auch ohne Anmeldung.
      </chakra.p>
      <QueryState query={preview} subject="Die Vorschau" h="24rem" />
      {preview.data && (
        <chakra.div
          ref={ref}
          overflow="hidden"
          borderWidth="1px"
          borderRadius="card"
          bg="card"
          style={{ height: `${height}px` }}
        >
          <chakra.iframe
            ref={frame}
            title={`Vorschau der Seite ${page}`}
            src={preview.data.address}
            borderWidth="0"
            transformOrigin="top left"
            style={{
              width: `${widths[device]}px`,
              height: `${height / scale}px`,
              transform: `scale(${scale})`,
            }}
          />
        </chakra.div>
      )}
    </chakra.section>
  );
}
