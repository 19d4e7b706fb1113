import { isClosed } from '@estate/domain/property/offer-state';
import type { PublicProperty } from '../../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { DetailSection } from '../detail-section.tsx';
import { FactTable } from '../fact-table.tsx';
import { energyClassOf } from '@estate/domain/property/energy-class';
import { EnergyScale } from './energy-scale.tsx';
import { certificateNotice, energyFacts, finalEnergy } from '@estate/domain/property/energy-facts';

/**
 * The energy class on its scale and the values of §87 GEG, or a note that there is no certificate. Only an advert needs
 * the note, so a sold or let property without a certificate has no section.
 */
export function EnergySection({ property }: { property: PublicProperty }) {
  const energyClass = energyClassOf(property);
  const unknownClass = energyClass ? null : property.energy_efficiency_class;
  const notice = certificateNotice(property);
  if (notice && isClosed(property)) return null;
  return (
    <DetailSection title="Energieeffizienzklasse">
      {energyClass && <EnergyScale energyClass={energyClass} value={finalEnergy(property)} />}
      {unknownClass && <p>{`Kein Mapping für „${unknownClass}“ vorhanden`}</p>}
      {notice && <p>{notice}</p>}
      <chakra.div mt="6">
        <FactTable facts={energyFacts(property)} />
      </chakra.div>
    </DetailSection>
  );
}
