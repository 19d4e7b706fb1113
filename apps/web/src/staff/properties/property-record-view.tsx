import { fieldLabel } from '@estate/domain/property/field-labels';
import { onlineText } from '@estate/domain/property/hiding-rules';
import { propertySlug } from '@estate/domain/property/property-slug';
import { typeLabelOf } from '@estate/domain/property/vocabulary';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StaffRecord } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { ButtonAnchor } from '../../shared/ui/button.tsx';
import { Callout } from '../ui/callouts.tsx';
import { useMay } from '../session/use-may.ts';
import { Facts } from '../ui/facts.tsx';
import { PlannedPublication } from '../search-letters/planned-publication.tsx';
import { PropertySearchOrders } from '../search-letters/property-search-orders.tsx';
import { PropertyLeads } from './property-leads.tsx';
import { PropertyExpose } from './property-expose.tsx';
import { PropertyFigures } from './property-figures.tsx';
import { PropertyHistory } from './property-history.tsx';
import { PropertyOrder } from './property-order.tsx';
import { PropertyPictures } from './property-pictures.tsx';
import { PropertyReport } from './property-report.tsx';
import { RawData } from './raw-data.tsx';
import { recordGroups } from './record-groups.ts';
import { StatusSwitch } from './status-switch.tsx';
import { type StatusChange, useStatusSwitch } from './use-status-switch.ts';
import {
  warningLabels,
  energyGapLabels,
  findingLabels,
  hidingSentences,
  isUnknownStatus,
  statusLabel,
  titleOf,
} from './record-words.ts';

function Finding({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Callout as="section" mt="4">
      <chakra.h3 fontSize="sm">{title}</chakra.h3>
      {children}
    </Callout>
  );
}

export function PropertyRecordView({
  record,
  onStatusChange,
}: {
  record: StaffRecord;
  onStatusChange: (change: StatusChange) => void;
}) {
  const { toggle } = useStatusSwitch(onStatusChange);
  const may = useMay();
  const { id, website_status, property_status_id, rs_type, hidden_by, missing_energy, data_warnings } =
    record;
  const publishAt = record.publish_at;
  const title = titleOf(record);
  const isOnline = hidden_by.length === 0;
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4" mt="4">
        {may('publish') && (
          <StatusSwitch status={website_status} title={title} onToggle={() => toggle(record)}>
            {website_status}
          </StatusSwitch>
        )}
        <span>Online: {onlineText(hidden_by)}</span>
        <span>CRM-Status: {statusLabel(property_status_id)}</span>
        <ButtonAnchor
          size="sm"
          tone="outline"
          target="_blank"
          rel="noreferrer"
          href={
            isOnline
              ? `/immobilie/${propertySlug({ id, title: record.title ?? 'Immobilie' })}`
              : `/admin/immobilien/${id}/vorschau`
          }
        >
          <ExternalLink size={16} strokeWidth={1.5} aria-hidden />
          {isOnline ? 'Auf der Website ansehen' : 'Vorschau öffnen'}
        </ButtonAnchor>
      </chakra.div>
      {publishAt && hidden_by.includes('inaktiv') && (
        <PlannedPublication id={id} at={publishAt} onPublish={() => toggle(record)} />
      )}
      <PropertyPictures images={record.images} />
      {!isOnline && (
        <Finding title="Warum ist dieses Objekt nicht online?">
          <ul>
            {hidden_by.map((rule) => (
              <li key={rule}>{hidingSentences[rule]}</li>
            ))}
          </ul>
        </Finding>
      )}
      {(isUnknownStatus(property_status_id) || !typeLabelOf(rs_type)) && (
        <Finding title={findingLabels.unknown}>
          <p>Die Website ordnet dieses Objekt keinem Filter zu. Bitte prüfen Sie es in Propstack.</p>
        </Finding>
      )}
      {data_warnings && data_warnings.length > 0 && (
        <Finding title={findingLabels.warnings}>
          <p>Bitte berichtigen Sie in Propstack:</p>
          <ul>
            {data_warnings.map(({ field, reason }) => (
              <li key={field + reason}>
                {fieldLabel(field)} {warningLabels[reason]}.
              </li>
            ))}
          </ul>
        </Finding>
      )}
      {missing_energy.length > 0 && (
        <Finding title={findingLabels.energy}>
          <p>
            Für die Anzeige fehlt (§ 87 GModG, früher GEG):{' '}
            {missing_energy.map((gap) => energyGapLabels[gap]).join(', ')}.
          </p>
        </Finding>
      )}
      <PropertyExpose record={record} />
      <PropertyFigures id={id} />
      <PropertySearchOrders id={id} />
      <PropertyLeads id={id} />
      {may('reports') && <PropertyReport id={id} />}
      <PropertyOrder id={id} />
      {recordGroups(record).map(({ title: group, fields }) => (
        <chakra.section key={group} mt="6">
          <chakra.h3 fontSize="md" mb="2">
            {group}
          </chakra.h3>
          <Facts facts={Object.fromEntries(fields.map(({ name, text }) => [name, text]))} />
        </chakra.section>
      ))}
      <PropertyHistory id={id} />
      {may('raw') && <RawData id={id} />}
    </>
  );
}
