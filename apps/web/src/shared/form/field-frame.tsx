import { CircleAlert } from 'lucide-react';
import { createContext, useContext, useId, type ReactNode } from 'react';
import { css } from '#styled-system/css';
import { chakra } from '#styled-system/jsx';

/** Creates the id of a control from its name, in forms whose invalid fields the server may mark. */
export const ControlIdContext = createContext<((name: string) => string) | undefined>(undefined);

/** The id of a control: derived from its name if the form provides ControlIdContext, otherwise generated. */
export function useControlId(name: string | undefined): string {
  const own = useId();
  const idOf = useContext(ControlIdContext);
  return idOf && name !== undefined ? idOf(name) : own;
}

export interface FieldAbout {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** Forms mark required fields and label optional ones. Filters set neither `required` nor `optional`. */
  required?: boolean | undefined;
  /** `eitherOr`: the field may be empty if the other field of the pair is filled. */
  optional?: boolean | 'eitherOr' | undefined;
}

/** Props that connect an input with its label, help and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': boolean | undefined;
}

export const controlStyle = css.raw({
  w: 'full',
  minH: '12',
  px: '3.5',
  py: '2.5',
  bg: 'card',
  borderWidth: '1px',
  borderColor: 'outline',
  borderRadius: 'card',
  // iOS zooms into a field whose text is smaller than 16 px.
  fontSize: { base: 'sm', md: 'inherit' },
  lineHeight: 'snug',
  hyphens: 'manual',
  _invalid: { borderColor: 'danger', borderWidth: '2px' },
  _disabled: { bg: 'sand' },
});

/**
 * An asterisk that screen readers skip, because they announce `aria-required`. The no-break space keeps it on the
 * line of the last word.
 */
export const requiredMark = css.raw({ _after: { content: '"\\a0*" / ""', color: 'danger' } });

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <chakra.p id={id} display="flex" gap="1.5" mt="1.5" fontSize="xs" color="danger" fontWeight="medium">
      <chakra.span mt="0.5" flexShrink="0">
        <CircleAlert size={16} strokeWidth={1.5} aria-hidden />
      </chakra.span>
      {children}
    </chakra.p>
  );
}

/** Label above, help and error below. */
export function FieldFrame({
  name,
  label,
  help,
  error,
  required,
  optional,
  children,
}: FieldAbout & { name?: string | undefined } & { children: (control: ControlProps) => ReactNode }) {
  const id = useControlId(name);
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <chakra.label
        htmlFor={id}
        display="block"
        mb="1.5"
        fontWeight="medium"
        {...(required ? requiredMark : {})}
      >
        {label}
        {optional ? (
          <chakra.span color="inkMuted" fontWeight="normal">
            {' '}
            {optional === 'eitherOr' ? '(eins von beiden)' : '(optional)'}
          </chakra.span>
        ) : null}
      </chakra.label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required,
      })}
      {help && (
        <chakra.p id={`${id}-help`} mt="1.5" fontSize="xs" color="inkMuted">
          {help}
        </chakra.p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
