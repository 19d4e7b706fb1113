import { useId } from 'react';
import { chakra } from '#styled-system/jsx';

const Switch = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: '0',
    w: '12',
    h: '7',
    borderRadius: 'full',
    bg: 'outline',
    cursor: 'pointer',
    transition: 'background-color 150ms',
    _before: {
      content: '""',
      position: 'absolute',
      top: '3px',
      left: '3px',
      w: '22px',
      h: '22px',
      borderRadius: 'full',
      bg: 'white',
      transition: 'transform 150ms',
    },
    _checked: { bg: 'brand', _before: { transform: 'translateX(20px)' } },
    _disabled: { cursor: 'not-allowed', opacity: 0.6 },
    // Forced colours remove backgrounds, so the browser's own checkbox shows the state there.
    '@media (forced-colors: active)': { appearance: 'auto', _before: { display: 'none' } },
  },
});

export function PurposeSwitch({
  label,
  text,
  isOn,
  onChange,
}: {
  label: string;
  text: string;
  isOn: boolean;
  onChange?: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'row', _largeText: 'column' }}
      gap="5"
      justifyContent="space-between"
      py="4"
      borderBottomWidth="1px"
    >
      <div>
        <chakra.label htmlFor={id} fontWeight="semibold">
          {label}
        </chakra.label>
        <chakra.p id={`${id}-text`} fontSize="xs" lineHeight="1.5">
          {text}
        </chakra.p>
      </div>
      <Switch
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-text`}
        checked={isOn}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
    </chakra.div>
  );
}
