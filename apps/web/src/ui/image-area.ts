import type { ImageArea } from '@estate/contracts/renditions';
import { createContext } from 'react';

/** Who the images of properties are for: in the preview of staff, images of properties that are not public open too. */
export const ImageAreaContext = createContext<ImageArea>('');
