import { chakra } from '#styled-system/jsx';
import { VisuallyHidden } from '../../shared/ui/type.tsx';

const Sign = chakra('span', {
  base: {
    display: 'inline-block',
    px: '2',
    py: '0.5',
    borderRadius: 'card',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      success: { bg: 'successSoft', color: 'success' },
      error: { bg: 'dangerSoft', color: 'danger' },
      other: { bg: 'sand', color: 'ink' },
    },
  },
});

/**
 * A status of 200 to 299 is a success, from 400 on an error (staff-area §9). Null means that the CRM did not respond.
 */
function meaningOf(status: number | null): { tone: 'success' | 'error' | 'other'; word: string } {
  if (status === null) return { tone: 'error', word: '' };
  if (status >= 400) return { tone: 'error', word: 'Fehler' };
  return status >= 200 && status < 300 ? { tone: 'success', word: 'Erfolg' } : { tone: 'other', word: '' };
}

/** Badge with the status of a call. Assistive technology gets the meaning of its colour as text. */
export function CallStatus({ status }: { status: number | null }) {
  const { tone, word } = meaningOf(status);
  return (
    <Sign tone={tone}>
      {status ?? 'keine Antwort'}
      {word && <VisuallyHidden> {word}</VisuallyHidden>}
    </Sign>
  );
}
