import { maxReplyText } from '@estate/domain/forms/reply';
import { useQuery } from '@tanstack/react-query';
import type { LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { StyledLink } from '../../shared/ui/button.tsx';
import { textLink } from '../../shared/ui/type.tsx';
import { useMay } from '../session/use-may.ts';
import { templatesQuery } from './reply-query.ts';
import { initialReplyText, filledTemplate } from './reply-text.ts';

/** Fills a template in: it replaces unedited text and is appended to any other. */
export function TemplateChoice({
  lead,
  broker,
  text,
  isDisabled,
  onText,
}: {
  lead: LeadDetail;
  /** The broker of the website that the signed-in person is. */
  broker: string | null;
  text: string;
  isDisabled: boolean;
  onText: (text: string) => void;
}) {
  const may = useMay();
  const templates = useQuery(templatesQuery).data?.items ?? [];
  const choose = (title: string) => {
    const template = templates.find((item) => item.title === title);
    if (!template) return;
    const filled = filledTemplate(template.text, lead, broker);
    const uneditedTexts = [
      initialReplyText(lead, broker),
      ...templates.map((item) => filledTemplate(item.text, lead, broker)),
    ];
    onText(uneditedTexts.includes(text) ? filled : `${text}\n\n${filled}`.slice(0, maxReplyText));
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
      <chakra.div flex="1" minW="11rem" maxW="18rem">
        <SelectField
          label="Vorlage"
          placeholder="Vorlage wählen"
          choices={templates.map(({ title }) => ({ value: title, label: title }))}
          value=""
          disabled={isDisabled}
          onChange={({ target }) => choose(target.value)}
        />
      </chakra.div>
      {may('all-leads') && (
        <StyledLink to="/admin/vorlagen" display="inline-flex" alignItems="center" minH="12" css={textLink}>
          Vorlagen bearbeiten
        </StyledLink>
      )}
    </chakra.div>
  );
}
