import { renditions } from '@estate/contracts/renditions';
import type { ImagePreset } from '../../ui/property-image.tsx';

export const mainPreset: ImagePreset = {
  main: renditions.detail,
  srcset: renditions.detailSrcset,
  sizes: '(min-width: 75rem) 940px, 100vw',
};
export const thumbnailPreset: ImagePreset = { main: renditions.thumbnail };
export const floorPlanPreset: ImagePreset = { main: renditions.floorPlan };
export const lightboxPreset: ImagePreset = { main: renditions.lightbox };
