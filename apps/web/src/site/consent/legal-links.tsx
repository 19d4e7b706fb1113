import { chakra } from '../../shared/theme/chakra.tsx';
import { StyledLink } from '../../shared/ui/button.tsx';
import { textLink } from '../../shared/ui/type.tsx';

const link = { display: 'inline-block', py: '1', ...textLink } as const;

/** §5 DDG: the legal pages stay one click away while banner or dialog is open. */
export function LegalLinks({ onFollow }: { onFollow?: () => void }) {
  return (
    <chakra.p fontSize="xs" display="flex" gap="5">
      <StyledLink to="/datenschutz" onClick={onFollow} {...link}>
        Datenschutz
      </StyledLink>
      <StyledLink to="/impressum" onClick={onFollow} {...link}>
        Impressum
      </StyledLink>
    </chakra.p>
  );
}
