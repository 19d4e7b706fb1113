import { isClosed } from '@estate/contracts/offer-state';
import type { PublicProperty } from '../../api/types.ts';
import type { ReactNode } from 'react';
import { chakra } from '../../theme/chakra.tsx';
import { DetailSection } from './detail-section.tsx';
import { EnergySection } from './energy/energy-section.tsx';
import { FactTable } from './fact-table.tsx';
import { commissionNote, costFacts, furtherFacts, mainFacts } from './facts.ts';
import { MainFacts } from './main-facts.tsx';
import { PlaceSection } from './place-section.tsx';
import { FurnishingSection, NoteSection } from './property-texts.tsx';

const longest = (long: string | null | undefined, short: string | null | undefined) =>
  long?.trim() ? long : short;

/** Facts and texts of a property in the order of visitor-area §2; `floorPlans` follow the furnishing. */
export function PropertyDetails({
  property,
  floorPlans,
}: {
  property: PublicProperty;
  floorPlans: ReactNode;
}) {
  const { long_description_note, description_note, long_location_note, location_note } = property;
  const { long_other_note, other_note } = property;
  const costs = costFacts(property);
  const note = commissionNote(property);
  return (
    <>
      <MainFacts facts={mainFacts(property)} />
      <FactTable facts={furtherFacts(property)} />
      {costs.length > 0 && (
        <DetailSection title="Kosten">
          <FactTable facts={costs} />
          {note && (
            <chakra.p data-note="Kosten" mt="4" fontSize="xs" color="inkMuted" maxW="measure">
              {note}
            </chakra.p>
          )}
        </DetailSection>
      )}
      <NoteSection title="Beschreibung" note={longest(long_description_note, description_note)} />
      <FurnishingSection property={property} />
      {floorPlans && <DetailSection title="Grundrisse">{floorPlans}</DetailSection>}
      <PlaceSection property={property} />
      <NoteSection title="Lage" note={longest(long_location_note, location_note)} />
      <EnergySection property={property} />
      {/* The agency writes there for buyers: viewings, documents, handover. */}
      {!isClosed(property) && <NoteSection title="Sonstiges" note={longest(long_other_note, other_note)} />}
    </>
  );
}
