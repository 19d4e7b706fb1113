import { chakra } from '../../theme/chakra.tsx';
import { textLink } from '../../ui/type.tsx';
import { typeset } from '../../ui/typeset.tsx';

/** The group makes every second part of `split` an address. A full stop behind an address is not part of it. */
const mailAddress = /([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/;

/** A line of a legal text; mail addresses in it become links. */
export function LegalText({ children }: { children: string }) {
  return children.split(mailAddress).map((part, index) =>
    index % 2 === 1 ? (
      <chakra.a key={index} href={`mailto:${part}`} {...textLink}>
        {part}
      </chakra.a>
    ) : (
      typeset(part)
    ),
  );
}
