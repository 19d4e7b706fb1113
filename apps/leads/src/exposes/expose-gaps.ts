import { type PublicProperty } from '@estate/contracts/catalog/public-property';
import { type ExposeGap } from '@estate/contracts/leads/exposes';
import { missingEnergyData } from '@estate/domain/property/energy-certificate';
import { isNoDwelling } from '@estate/domain/property/main-area';
import { longElseShortNote } from '@estate/domain/property/notes';
import { floorPlans, photos } from '@estate/domain/property/property-images';
import { isBuy } from '@estate/domain/property/vocabulary';

/** What the exposé of a property lacks. A plan is missed in dwellings only, the commission in what is for sale. */
export function exposeGaps(property: PublicProperty): ExposeGap[] {
  const has: Record<ExposeGap, boolean> = {
    energy: missingEnergyData(property).length === 0,
    plan: isNoDwelling(property) || floorPlans(property.images).length > 0,
    picture: photos(property.images).length > 0,
    description: Boolean(
      longElseShortNote(property.long_description_note, property.description_note)?.trim(),
    ),
    commission: !isBuy(property) || Boolean(property.courtage?.trim()),
  };
  return (Object.keys(has) as ExposeGap[]).filter((gap) => !has[gap]);
}
