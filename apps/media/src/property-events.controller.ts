import { PropertyPublished, PropertyRemoved } from '@estate/contracts/events';
import { eventPayload } from '@estate/server-kit/stores/event-server';
import { markKeyOf, versionFolder } from '@estate/storage/image-address';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { type z } from 'zod';
import { RenditionService } from './renditions/rendition.service.ts';
import { ImageFiles } from './storage/image-files.ts';

const bucket = 'property-images';

/**
 * Handles the events about properties. If an event is lost, renditions are made on request, and the nightly sweep
 * deletes those of removed properties.
 */
@Controller()
export class PropertyEventsController {
  constructor(
    private readonly files: ImageFiles,
    private readonly renditions: RenditionService,
  ) {}

  /** Makes the first renditions of the cover, which may have been deleted since it was stored. */
  @EventPattern<unknown>(PropertyPublished.name)
  published(
    @Payload(eventPayload(PropertyPublished)) { cover }: z.output<typeof PropertyPublished.payload>,
  ): void {
    if (cover) this.renditions.prepareCover({ bucket, path: cover.storage_path }, cover.change_mark);
  }

  @EventPattern<unknown>(PropertyRemoved.name)
  async removed(
    @Payload(eventPayload(PropertyRemoved)) { images }: z.output<typeof PropertyRemoved.payload>,
  ): Promise<void> {
    for (const { storage_path: path, change_mark } of images)
      await this.files.removeRenditions(versionFolder({ bucket, path }, markKeyOf(change_mark)));
  }
}
