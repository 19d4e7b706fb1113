import { zodToOpenAPIRegistry } from '@asteasolutions/zod-to-openapi';
import { ApiTestResult } from '@estate/contracts/api-test';
import { AuditItem } from '@estate/contracts/audit';
import { PropertyQuery } from '@estate/contracts/listing';
import { PropstackLog, PropstackLogItem } from '@estate/contracts/call-log';
import { BatchResult, ImportResult, Job } from '@estate/contracts/jobs';
import { LeadReceipt } from '@estate/contracts/leads';
import { LeadDetail, LeadRow } from '@estate/contracts/leads-staff';
import { Problem } from '@estate/contracts/problem';
import { StaffAccount, StaffSessionItem } from '@estate/contracts/staff';
import { PropertyCard, PublicProperty } from '@estate/contracts/public-property';
import { StaffQuery, StaffRecord, StaffRow } from '@estate/contracts/staff-row';
import { type z } from 'zod';
import { documentedPropertyId, PropertyPath } from '../routes/property-path.ts';

/** Excludes contracts that are nullable anywhere, because the generator contradicts itself there. Nested ones come first. */
export const namedContracts: Readonly<Record<string, z.ZodType>> = {
  PropertyCard,
  PublicProperty,
  StaffRow,
  StaffRecord,
  LeadReceipt,
  LeadRow,
  LeadDetail,
  ImportResult,
  BatchResult,
  Job,
  ApiTestResult,
  PropstackLogItem,
  PropstackLog,
  AuditItem,
  StaffAccount,
  StaffSessionItem,
  Problem,
};

// oxlint-disable-next-line typescript/no-deprecated -- `.openapi()` names a copy, and nested ones would stay inline
const registry = zodToOpenAPIRegistry;

/** Names the contract instances themselves in the document, so that nested ones become references. */
export function nameComponents(): void {
  for (const [refId, contract] of Object.entries(namedContracts)) {
    registry.add(contract, { _internal: { refId } });
  }
  // Number(null) is 0, so the generator takes coerced amounts for nullable.
  const { price_min, price_max, rooms_min, area_min } = PropertyQuery.shape;
  for (const amount of [price_min, price_max, rooms_min, area_min]) {
    registry.add(amount, { type: 'number', minimum: 0 });
  }
  registry.add(StaffQuery.shape.property_status_id, { type: 'integer', minimum: 1, maximum: 999_999_999 });
  registry.add(PropertyPath.shape.id, documentedPropertyId);
}
