import type { TemplateOnPage } from '#contract/resources/resources.ts'
import { resourcePartTexts, resourceTemplateTexts } from '#contract/site-texts/resource-texts.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useTexts } from '#web/use-site.ts'
import { TemplateCard } from './template-card.tsx'

/** The templates of a resource, each with its file. */
export function TemplatesTab({ templates }: { templates: readonly TemplateOnPage[] }) {
  const { templates: title } = useTexts(resourcePartTexts)
  const { none, noneText } = useTexts(resourceTemplateTexts)
  if (templates.length === 0) return <EmptyState title={none}>{noneText}</EmptyState>
  return (
    <Section title={title}>
      {templates.map((template) => (
        <TemplateCard key={template.id} template={template} />
      ))}
    </Section>
  )
}
