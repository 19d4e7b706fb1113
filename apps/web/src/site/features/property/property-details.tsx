import { isClosed } from '@estate/domain/property/offer-state';
import type { ReactNode } from 'react';
import type { PublicProperty } from '../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { DetailSection } from './detail-section.tsx';
import { EnergySection } from './energy/energy-section.tsx';
import { FactTable } from './fact-table.tsx';
import {
  commissionNote,
  costFacts,
  furtherFacts,
  incomeFacts,
  mainFacts,
  type Fact,
} from '@estate/domain/property/facts';
import { longElseShortNote } from '@estate/domain/property/notes';
import { PlaceSection } from './place-section.tsx';
import { DrawbacksSection, FurnishingSection, NoteSection } from './property-texts.tsx';

const large = { fontSize: { base: 'xl', md: '2xl' }, fontWeight: 'normal' } as const;

/** The main figures; of a cover in a large type between lines. */
function MainFacts({ facts, isCover }: { facts: readonly Fact[]; isCover: boolean }) {
  if (facts.length === 0) return null;
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', _largeText: '1fr', md: 'repeat(auto-fill, minmax(8rem, 1fr))' }}
      columnGap="6"
      rowGap="5"
      mb="6"
      {...(isCover ? { py: { base: '5', md: '6' }, borderBlockWidth: '1px', borderColor: 'brand' } : {})}
    >
      {facts.map(({ label, text }) => (
        <chakra.div key={label} display="flex" flexDirection="column-reverse">
          <chakra.dt color="inkMuted" fontSize="xs">
            {label}
          </chakra.dt>
          <chakra.dd
            fontFamily="heading"
            {...(isCover ? large : { fontSize: 'lg', fontWeight: 'semibold' })}
            lineHeight="snug"
          >
            {text}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

/**
 * Facts and texts of a property in the order of visitor-area §2; `floorPlans` follow the furnishing. A cover begins with
 * large figures, and its description with a lead.
 */
export function PropertyDetails({
  property,
  isCover,
  floorPlans,
}: {
  property: PublicProperty;
  isCover: boolean;
  floorPlans: ReactNode;
}) {
  const { long_description_note, description_note, long_location_note, location_note } = property;
  const { long_other_note, other_note } = property;
  const income = incomeFacts(property);
  const costs = costFacts(property);
  const note = commissionNote(property);
  return (
    <>
      <MainFacts facts={mainFacts(property)} isCover={isCover} />
      <FactTable facts={furtherFacts(property)} />
      {income.length > 0 && (
        <DetailSection title="Ertrag">
          <FactTable facts={income} />
        </DetailSection>
      )}
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
      <NoteSection
        title="Beschreibung"
        note={longElseShortNote(long_description_note, description_note)}
        hasLead={isCover}
      />
      <FurnishingSection property={property} />
      {floorPlans && <DetailSection title="Grundrisse">{floorPlans}</DetailSection>}
      <PlaceSection property={property} />
      <NoteSection title="Lage" note={longElseShortNote(long_location_note, location_note)} />
      <EnergySection property={property} />
      {/* For open offers only, because buyers need these notes: viewings, documents, handover, drawbacks. */}
      {!isClosed(property) && (
        <>
          <NoteSection title="Sonstiges" note={longElseShortNote(long_other_note, other_note)} />
          <DrawbacksSection note={property.drawbacks_note} />
        </>
      )}
    </>
  );
}
