import { type PublicProperty } from '@estate/contracts/catalog/public-property';
import { StoreCrmExpose } from '@estate/contracts/crm-sync/crm-exposes';
import { type CrmFileObstacle } from '@estate/contracts/leads/exposes';
import { publicAmount } from '@estate/domain/property/price';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Clock } from '@estate/server-kit/process/clock';
import { Injectable } from '@nestjs/common';
import { CrmSyncClient } from '../clients.ts';
import { type CrmFile, ExposeSettings } from './expose-settings.ts';

/** A property as catalog answers for documents. */
export interface DocumentProperty {
  property: PublicProperty;
  hides_address: boolean;
}

const streetText =
  'Das PDF aus Propstack nennt die Straße. Die Adresse dieser Immobilie ist aber verborgen, deshalb wird es nicht übernommen.';

/**
 * Why a PDF of the CRM must not be sent; null if it may. Nobody draws it anew when the property changes, so it ends with
 * the price that it was taken with.
 */
export function crmFileObstacle(
  { amount, names_street }: Pick<CrmFile, 'amount' | 'names_street'>,
  { property, hides_address }: DocumentProperty,
): CrmFileObstacle | null {
  if (hides_address && names_street) return 'street';
  return amount === publicAmount(property) ? null : 'price';
}

/** The PDFs of the CRM that are sent instead of the exposés of the website, because staff chose them. */
@Injectable()
export class CrmFiles {
  constructor(
    private readonly crmSync: CrmSyncClient,
    private readonly settings: ExposeSettings,
    private readonly clock: Clock,
  ) {}

  /** The PDF that is sent about a property as it is now; undefined if the exposé of the website is. */
  async find(found: DocumentProperty): Promise<CrmFile | undefined> {
    const { crm_file } = await this.settings.of(found.property.id);
    return crm_file && crmFileObstacle(crm_file, found) === null ? crm_file : undefined;
  }

  /** Takes the PDF that the CRM has now. Fails like SetExposeSource; the choice before then stays. */
  async take(found: DocumentProperty): Promise<{ now: CrmFile; before: CrmFile | null }> {
    const { id } = found.property;
    const stored = await this.crmSync.call(StoreCrmExpose, { id });
    const now = { ...stored, taken_at: this.clock.now(), amount: publicAmount(found.property) };
    if (crmFileObstacle(now, found) === 'street') throw new ProblemError('conflict', { detail: streetText });
    return { now, before: await this.settings.setCrmFile(id, now) };
  }
}
