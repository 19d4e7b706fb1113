import { FileDown } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import { ButtonAnchor } from '../../../shared/ui/button.tsx';

/** The most properties of one file (contracts/leads/exposes.ts). */
const limit = 12;

/** Everything that is listed, also by another person, as one PDF. */
export function SelectionFile({ ids }: { ids: readonly number[] }) {
  return (
    <chakra.p mt="6" _print={{ display: 'none' }}>
      <ButtonAnchor
        href={`/api/properties/selection?ids=${ids.slice(0, limit).join(',')}`}
        download
        tone="outline"
      >
        <FileDown size={20} strokeWidth={1.5} aria-hidden />
        {ids.length > limit ? `Die ersten ${limit} in einer Datei (PDF)` : 'Alle in einer Datei (PDF)'}
      </ButtonAnchor>
    </chakra.p>
  );
}
