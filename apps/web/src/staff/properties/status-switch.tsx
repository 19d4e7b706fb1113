import { chakra } from '../../shared/theme/chakra.tsx';

/** The styles draw the switch's track and thumb; the status stands beside them as text. */
export const switchStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '8',
  px: '1',
  borderRadius: 'card',
  lineHeight: 'snug',
  _before: {
    content: '""',
    flexShrink: 0,
    w: '9',
    h: '5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'outline',
    bg: 'radial-gradient(circle at 0.6rem 50%, {colors.outline} 0.34rem, transparent 0.37rem)',
  },
  _checked: {
    _before: {
      borderColor: 'success',
      bg: 'radial-gradient(circle at calc(100% - 0.6rem) 50%, white 0.34rem, {colors.success} 0.37rem)',
    },
  },
};

const Track = chakra('button', { base: switchStyle });

/** Switches a property on or off the website; staff change nothing else (staff-area §6). */
export function StatusSwitch({
  status,
  title,
  onToggle,
  isInGrid = false,
}: {
  status: string;
  title: string;
  onToggle: () => void;
  /**
   * In the table the keyboard selects the row or opens the record, because each row would be a stop otherwise; the frame of
   * the table styles it.
   */
  isInGrid?: boolean;
}) {
  const Button = isInGrid ? 'button' : Track;
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
      {status}
    </Button>
  );
}
