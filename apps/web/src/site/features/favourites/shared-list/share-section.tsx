import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { usePageFacts } from '../../../../shared/page/page-facts.ts';
import { TextField } from '../../../../shared/form/text-field.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { SectionTitle } from '../../../../shared/ui/type.tsx';
import { shareLink } from '../../../ui/share-link.ts';
import { hashOfList, nameLimit } from './shared-list.ts';

const howItWorks =
  'Schicken Sie Ihre Liste als Link. Wer ihn öffnet, sieht diese Immobilien, setzt eigene Herzen und kann Ihnen seine Liste genauso zurückschicken. Ihr Name steht nur im Link und wird nicht an uns übertragen; Ihre Notizen bleiben in diesem Browser.';

/** Makes a link that carries the visitor's own list. */
export function ShareSection({ ids }: { ids: readonly number[] }) {
  const [name, setName] = useState('');
  const { origin } = usePageFacts();
  const link = `${origin}/merkliste${hashOfList({ ids, name })}`;
  const share = () => shareLink('Merkliste', link, 'Bitte kopieren Sie den Link aus dem Feld.');
  return (
    <chakra.section aria-labelledby="zu-zweit" mt={{ base: '10', md: '14' }} _print={{ display: 'none' }}>
      <SectionTitle id="zu-zweit">Zu zweit aussuchen</SectionTitle>
      <chakra.p mt="3" mb="5" maxW="measure">
        {howItWorks}
      </chakra.p>
      <chakra.div display="grid" gap="4" maxW="36rem">
        <TextField
          label="Ihr Name"
          optional
          autoComplete="given-name"
          maxLength={nameLimit}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField label="Link" readOnly value={link} onFocus={({ target }) => target.select()} />
        <Button onClick={() => void share()} justifySelf="start">
          <Share2 size={20} strokeWidth={1.5} aria-hidden />
          Link teilen
        </Button>
      </chakra.div>
    </chakra.section>
  );
}
