import { useId, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { controlStyle, FieldError } from '../../../../shared/form/field-frame.tsx';
import { noteLimit, useNote, writeNote } from '../../../lists/notes.ts';

const Area = chakra('textarea', {
  base: { ...controlStyle, minH: '7rem', resize: 'vertical', _print: { display: 'none' } },
});

const tooLong = (length: number): string =>
  `Höchstens ${noteLimit} Zeichen, es sind ${length}. Gespeichert ist der Text davor.`;

/** The visitor's note on a property, saved in the browser with every input. */
export function NoteField({ property: { id, title } }: { property: { id: number; title: string } }) {
  const note = useNote(id);
  /** The field's text while it is too long to be saved, otherwise null. */
  const [unsavedText, setUnsavedText] = useState<string | null>(null);
  const errorId = useId();
  const change = (text: string) => {
    if (text.length <= noteLimit) writeNote(id, text);
    setUnsavedText(text.length <= noteLimit ? null : text);
  };
  return (
    <>
      <Area
        aria-label={`Notiz zu ${title}`}
        aria-invalid={unsavedText === null ? undefined : true}
        aria-describedby={unsavedText === null ? undefined : errorId}
        placeholder="Nur für Sie"
        value={unsavedText ?? note}
        onChange={({ target }) => change(target.value)}
      />
      <chakra.p display="none" whiteSpace="pre-line" _print={{ display: 'block' }}>
        {note}
      </chakra.p>
      {unsavedText !== null && <FieldError id={errorId}>{tooLong(unsavedText.length)}</FieldError>}
    </>
  );
}
