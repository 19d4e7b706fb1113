import { useId, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { controlStyle, FieldError } from '../../../../shared/form/field-frame.tsx';
import { noteLimit, useNote, writeNote } from '../../../lists/notes.ts';

const Area = chakra('textarea', {
  base: { ...controlStyle, minH: '7rem', resize: 'vertical', _print: { display: 'none' } },
});

const tooLong = (length: number): string =>
  `Höchstens ${noteLimit} Zeichen, es sind ${length}. Gespeichert ist der Text davor.`;

/** The visitor's note on a property, which the browser keeps while it is typed. */
export function NoteField({ property: { id, title } }: { property: { id: number; title: string } }) {
  const note = useNote(id);
  /** A text that is too long to be kept. */
  const [typed, setTyped] = useState<string | null>(null);
  const errorId = useId();
  const change = (text: string) => {
    if (text.length <= noteLimit) writeNote(id, text);
    setTyped(text.length <= noteLimit ? null : text);
  };
  return (
    <>
      <Area
        aria-label={`Notiz zu ${title}`}
        aria-invalid={typed === null ? undefined : true}
        aria-describedby={typed === null ? undefined : errorId}
        placeholder="Nur für Sie"
        value={typed ?? note}
        onChange={({ target }) => change(target.value)}
      />
      <chakra.p display="none" whiteSpace="pre-line" _print={{ display: 'block' }}>
        {note}
      </chakra.p>
      {typed !== null && <FieldError id={errorId}>{tooLong(typed.length)}</FieldError>}
    </>
  );
}
