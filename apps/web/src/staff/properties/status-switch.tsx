import type { ReactNode } from 'react';
import { SwitchTrack } from './table-frame.tsx';

/** Switch that puts a property on or off the website, the only field that staff can change (staff-area §6). */
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
   * In the table the switch is outside the tab order, because each row would add a tab stop; the keyboard selects the
   * row or opens the record. TableFrame styles the switch there.
   */
  isInGrid?: boolean;
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
