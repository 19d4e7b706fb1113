import { renditions, responsiveImages } from '@estate/contracts/renditions';
import type { ImagePreset } from '../../ui/property-image.tsx';

export const mainPreset = responsiveImages.detail;
export const thumbnailPreset: ImagePreset = { main: renditions.thumbnail };
export const floorPlanPreset: ImagePreset = { main: renditions.floorPlan };
export const lightboxPreset: ImagePreset = { main: renditions.lightbox };
