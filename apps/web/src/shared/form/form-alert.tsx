import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { chakra } from '#styled-system/jsx';
import { type FaultyField, focusField } from './use-faulty-fields.ts';

const FieldLink = chakra('a', {
  base: { display: 'inline-block', py: '1', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

/**
 * The error message of a form with a link to each invalid field. Only the sentence has role="alert", so that screen
 * readers do not announce each change of the list.
 */
export function FormAlert({
  ref,
  text,
  faulty,
}: {
  ref?: Ref<HTMLDivElement>;
  /** If null, the sentence only introduces the list. */
  text: string | null;
  faulty: readonly FaultyField[];
}) {
  return (
    <chakra.div
      ref={ref}
      display="flex"
      gap="3"
      p="4"
      borderRadius="card"
      bg="dangerSoft"
      color="danger"
      lineHeight="snug"
    >
      <chakra.span flexShrink="0">
        <CircleAlert size={20} strokeWidth={1.5} aria-hidden />
      </chakra.span>
      <div>
        <p role="alert">{text ?? 'Bitte prüfen Sie diese Angaben:'}</p>
        {faulty.length > 0 && (
          <chakra.ul aria-label="Fehlerhafte Angaben" display="flex" flexWrap="wrap" columnGap="4" mt="1">
            {faulty.map(({ id, label }) => (
              <li key={id}>
                <FieldLink
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(id);
                  }}
                >
                  {label}
                </FieldLink>
              </li>
            ))}
          </chakra.ul>
        )}
      </div>
    </chakra.div>
  );
}
