import { agency } from '@estate/content/agency';
import { ButtonAnchor } from '../button.tsx';
import { Notice } from '../notice.tsx';

/** Instead of a form whose code did not come. */
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
