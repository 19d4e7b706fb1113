import type { ReactNode } from 'react';
import { SwitchTrack } from './table-frame.tsx';

/** Switches a property on or off the website; staff change nothing else (staff-area §6). */
export function StatusSwitch({
  status,
  title,
  onToggle,
  isInGrid = false,
  children,
}: {
  status: string;
  title: string;
  onToggle: () => void;
  /**
   * In the table the keyboard selects the row or opens the record, because each row would be a stop otherwise; the frame of
   * the table styles it.
   */
  isInGrid?: boolean;
  /** What stands beside the track. */
  children: ReactNode;
}) {
  const Button = isInGrid ? 'button' : SwitchTrack;
  return (
    <Button
      type="button"
      role="switch"
      aria-checked={status === 'aktiv'}
      aria-label={`Auf der Website: ${title}`}
      tabIndex={isInGrid ? -1 : 0}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      {children}
    </Button>
  );
}
