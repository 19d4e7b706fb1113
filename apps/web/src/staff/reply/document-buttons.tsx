import { documentNames } from '@estate/domain/forms/expose-proof';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { CheckField } from '../../shared/form/check-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { exposeQuery } from '../properties/expose-query.ts';
import type { useAttachments } from './use-attachments.ts';

/**
 * Buttons that attach documents of the property to a reply, and the release of an address that visitors do not see to this
 * person. Nothing while the property is not known.
 */
export function DocumentButtons({
  propertyId,
  attachments: { make, made },
  isBusy,
}: {
  propertyId: number;
  attachments: ReturnType<typeof useAttachments>;
  isBusy: boolean;
}) {
  const { data } = useQuery(exposeQuery(propertyId));
  const [isReleased, setReleased] = useState(false);
  if (!data) return null;
  const kinds = ['expose' as const, ...(data.has_bank_sheet ? ['bank-sheet' as const] : [])];
  return (
    <chakra.div display="grid" gap="2">
      {data.hides_address && (
        <CheckField
          name="with_address"
          label="Mit Adresse: Für diese Person freigeben. Sonst bleibt sie in Exposé und Kostenblatt verborgen."
          checked={isReleased}
          disabled={isBusy}
          onChange={({ target }) => setReleased(target.checked)}
        />
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {kinds.map((kind) => (
          <Button
            key={kind}
            tone="outline"
            size="sm"
            disabled={isBusy}
            onClick={() => make({ kind, with_address: isReleased })}
          >
            <FileText size={16} strokeWidth={1.5} aria-hidden />
            {made?.kind === kind
              ? 'Wird erstellt...'
              : `${documentNames[kind]} ${isReleased ? 'mit Adresse ' : ''}anhängen`}
          </Button>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
