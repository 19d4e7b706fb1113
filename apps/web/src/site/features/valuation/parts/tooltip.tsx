import { Info } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { chakra } from '#styled-system/jsx';

/** Hovering opens a tooltip after 700 ms, or at once if another was open within the last 300 ms (visitor-area §9). */
const openDelay = 700;
const skipDelay = 300;
let lastClosed = -Infinity;

/** A short explanation behind an (i). Hovering opens it after the delay, focus or tap at once; Escape closes it. */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isHovered = useRef(false);
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(clock.current), []);

  const open = (delay: number) => {
    clearTimeout(clock.current);
    clock.current = setTimeout(() => setOpen(true), delay);
  };
  /** Opens only if the mouse has moved: after a click, the next step may render the (i) under the resting mouse. */
  const hover = ({ nativeEvent: { movementX, movementY } }: MouseEvent) => {
    if (isHovered.current || (movementX === 0 && movementY === 0)) return;
    isHovered.current = true;
    open(Date.now() - lastClosed < skipDelay ? 0 : openDelay);
  };
  const close = () => {
    isHovered.current = false;
    clearTimeout(clock.current);
    if (isOpen) lastClosed = Date.now();
    setOpen(false);
  };

  return (
    <chakra.span
      position="relative"
      display="inline-flex"
      onMouseMove={hover}
      onMouseLeave={close}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <chakra.button
        type="button"
        aria-label={label}
        aria-describedby={isOpen ? id : undefined}
        display="inline-flex"
        p="2"
        m="-2"
        borderRadius="full"
        color="inkMuted"
        onFocus={() => open(0)}
        onClick={() => open(0)}
        onBlur={close}
      >
        <Info size={18} strokeWidth={1.5} aria-hidden />
      </chakra.button>
      {isOpen && (
        <chakra.span
          role="tooltip"
          id={id}
          position="absolute"
          zIndex="1"
          bottom="100%"
          left="-3rem"
          pb="2"
          w="16rem"
          cursor="default"
        >
          <chakra.span
            display="block"
            px="3.5"
            py="2.5"
            bg="brand"
            color="white"
            borderRadius="card"
            fontSize="xs"
            fontWeight="normal"
            lineHeight="snug"
            boxShadow="soft"
          >
            {children}
          </chakra.span>
        </chakra.span>
      )}
    </chakra.span>
  );
}
