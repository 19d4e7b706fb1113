import { browserStore } from '../../shared/storage/browser-store.ts';
import { useConsent } from '../consent/preferences.ts';

const permission = browserStore('maps-allowed', (text) => text === 'true', String, 'sessionStorage');

/** Allows maps for this tab; call it on a click on 'Karte laden'. */
export const allowMaps = (): void => permission.write(true);

/** True if the visitor agreed to maps, or clicked on 'Karte laden' in this tab. */
export function useMapsAllowed(): boolean {
  const isAllowedInTab = permission.useValue();
  return useConsent()?.maps === true || isAllowedInTab;
}
