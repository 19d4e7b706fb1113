import { type LeadToTransfer } from '@estate/contracts/leads/crm-transfer';
import { leadNumber } from '@estate/domain/forms/lead-number';
import { isDistrict } from '@estate/domain/search/hamburg';
import { foldSearch } from '@estate/domain/search/fold';
import { type ObjectKind, rsTypesByKind } from '@estate/domain/property/vocabulary';
import { Injectable } from '@nestjs/common';
import { contactFieldText } from './contact-fields.ts';
import { CrmRecords } from './crm-records.ts';

/** Property types of the website that the CRM does not have (propstack.md, Values). */
const aliases = new Set(['COMMERCIAL_PROPERTY', 'RETAIL']);
const rsTypesOf = (kind: ObjectKind) => rsTypesByKind[kind].filter((type) => !aliases.has(type));

/**
 * The text in an entry of the CRM by which a repeated attempt recognises the entry of this lead. Staff can search for
 * the id in it to find the lead in the inbox.
 */
const markerOf = ({ id }: LeadToTransfer): string => `Website ${leadNumber(id)}`;

/**
 * The fields for town and district, from a text as `searchLocation` writes it. Empty if the text is no place name; then
 * it is only in the note.
 */
function placesOf(location: string): { cities?: string[]; regions?: string[] } {
  const [first = '', second] = location.split(', ');
  if (second !== undefined) return { cities: [first], regions: [second] };
  if (isDistrict(foldSearch(first))) return { cities: ['Hamburg'], regions: [first] };
  return /^\D{2,}$/.test(first) && first !== 'Nicht angegeben' ? { cities: [first] } : {};
}

/**
 * The fields of a saved search in the CRM: the field of a minimum has no suffix, that of a maximum has `_to`, and the
 * rent is `base_rent`.
 */
export function savedQueryOf(search: NonNullable<LeadToTransfer['search']>) {
  const { buyOrRent, propertyType, location, minRooms, maxRooms, minPrice, maxPrice } = search;
  const price = buyOrRent === 'rent' ? 'base_rent' : 'price';
  const numbers = {
    [price]: minPrice,
    [`${price}_to`]: maxPrice,
    number_of_rooms: minRooms,
    number_of_rooms_to: maxRooms,
  };
  return {
    active: true,
    ...(buyOrRent ? { marketing_type: buyOrRent === 'rent' ? 'RENT' : 'BUY' } : {}),
    ...(propertyType ? { rs_types: rsTypesOf(propertyType) } : {}),
    ...placesOf(location),
    ...Object.fromEntries(Object.entries(numbers).filter(([, amount]) => amount !== undefined)),
  };
}

/** Creates one entry per lead at the CRM contact: a saved search if the lead has one, else a note at the property. */
@Injectable()
export class CrmEntryWriter {
  constructor(private readonly records: CrmRecords) {}

  async save(
    lead: LeadToTransfer,
    contact: number,
    signal: AbortSignal,
  ): Promise<{ task_id: number } | { saved_query_id: number }> {
    return lead.search
      ? { saved_query_id: await this.search(lead, lead.search, contact, signal) }
      : { task_id: await this.addNote(lead, contact, signal) };
  }

  private async addNote(lead: LeadToTransfer, contact: number, signal: AbortSignal): Promise<number> {
    const { title, html, property_id } = lead;
    const marker = markerOf(lead);
    const isOwn = (task: Record<string, unknown>) =>
      contactFieldText(task, 'title')?.includes(marker) === true;
    const known = await this.records.find('tasks', { 'filter[client_id]': String(contact) }, isOwn, signal);
    if (known) return Number(known['id']);
    const task = {
      title: `${title} [${marker}]`,
      body: html,
      client_ids: [contact],
      ...(property_id === undefined ? {} : { property_ids: [property_id] }),
    };
    return this.records.create('tasks', { task }, signal);
  }

  private async search(
    lead: LeadToTransfer,
    search: NonNullable<LeadToTransfer['search']>,
    contact: number,
    signal: AbortSignal,
  ): Promise<number> {
    const marker = markerOf(lead);
    const isOwn = (query: Record<string, unknown>) =>
      contactFieldText(query, 'note')?.includes(marker) === true;
    const known = await this.records.find('saved_queries', { client: String(contact) }, isOwn, signal);
    if (known) return Number(known['id']);
    const note = `${lead.text}\n[${marker}]`;
    const saved_query = { client_id: contact, ...savedQueryOf(search), note };
    return this.records.create('saved_queries', { saved_query }, signal);
  }
}
