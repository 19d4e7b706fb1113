import { agency } from '@estate/content/agency';
import { ButtonAnchor } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

/** Shown in place of a form whose code failed to load. */
export function FormMissing() {
  return (
    <Notice
      role="status"
      title="Das Formular konnte nicht geladen werden"
      text="Bitte laden Sie die Seite neu, oder rufen Sie uns an."
    >
      <ButtonAnchor tone="outline" href={`tel:${agency.phone.e164}`}>
        {agency.phone.text}
      </ButtonAnchor>
    </Notice>
  );
}
