import { germanNumber } from '@estate/domain/text/german-number';
import { type ClipboardEvent, useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { controlStyle, FieldFrame } from '../../shared/form/field-frame.tsx';

const Area = chakra('textarea', {
  base: {
    ...controlStyle,
    minH: '48',
    resize: 'vertical',
    fontFamily: 'mono',
    fontSize: { base: 'sm', md: '0.8125rem' },
  },
});

/**
 * Maximum number of characters in the textarea. A longer text is shown as a preview, because browsers need seconds to
 * lay it out in a textarea.
 */
const maxFieldLength = 100_000;
const previewLength = 1_000;
const sizeText = (length: number) => `${germanNumber(length / 1_000_000, { max: 1 })} Mio. Zeichen`;

/** Field for pasted JSON. Ctrl + Enter parses the text. */
export function TextInput({
  text,
  error,
  onChange,
  onParse,
}: {
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onParse: () => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const isPreview = text.length > maxFieldLength;
  /** Sets a text that swaps textarea and preview, and moves the focus to the new element. */
  const setAndSwap = (next: string) => {
    onChange(next);
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('pre, textarea')?.focus());
  };

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text');
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    if (value.length + pasted.length <= maxFieldLength) return;
    event.preventDefault();
    setAndSwap(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
  };

  return (
    <div ref={frame}>
      <FieldFrame
        label="JSON"
        help="Text in Anführungszeichen wird zuerst ausgepackt. Strg + Enter parst."
        error={error}
      >
        {(control) =>
          isPreview ? (
            <chakra.div {...controlStyle} bg="sand">
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
                <chakra.span flex="1" fontWeight="medium">
                  {sizeText(text.length)} eingefügt, hier der Anfang:
                </chakra.span>
                <Button size="sm" tone="outline" onClick={() => setAndSwap('')}>
                  Entfernen
                </Button>
              </chakra.div>
              <chakra.pre
                id={control.id}
                aria-describedby={control['aria-describedby']}
                tabIndex={0}
                role="region"
                aria-label="Anfang des Textes"
                mt="2"
                maxH="8rem"
                overflow="auto"
                whiteSpace="pre-wrap"
                overflowWrap="anywhere"
                fontFamily="mono"
                fontSize="0.8125rem"
              >
                {text.slice(0, previewLength)} …
              </chakra.pre>
            </chakra.div>
          ) : (
            <Area
              {...control}
              spellCheck={false}
              autoComplete="off"
              placeholder='{"id": 1, "title": "Villa"}'
              value={text}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
              onPaste={paste}
              onKeyDown={({ key, ctrlKey, metaKey }) => {
                if (key === 'Enter' && (ctrlKey || metaKey)) onParse();
              }}
            />
          )
        }
      </FieldFrame>
    </div>
  );
}
