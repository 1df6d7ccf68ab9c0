import { POST_TYPES, SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { PlatformIcon } from '#web/features/social/platform-icon.tsx'
import rows from '#web/features/social/rows.module.css'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { STARTING_TEMPLATES } from './starting-templates.ts'
import type { TemplateValues } from './template-values.ts'
import styles from './templates.module.css'
import { useAddingTemplates } from './use-templates.ts'

type BeginWithProps = { supplierId: Id; onUse: (values: TemplateValues) => void }

/** Shown while there is no template: four to begin with. */
export function BeginWith({ supplierId, onUse }: BeginWithProps) {
  const { addAll, isAdding } = useAddingTemplates(supplierId)
  if (!useCanChange())
    return (
      <EmptyState title="No templates yet" level={3}>
        They stand here once somebody who may change this listing has added one.
      </EmptyState>
    )
  return (
    <Stack gap={4} align="stretch">
      <p>
        No templates yet. A template is a text with gaps, such as {'{product}'}, that are filled in for each post. Here are four to begin
        with.
      </p>
      <Grid as="ul" min={260} gap={4} aria-label="Templates to begin with">
        {STARTING_TEMPLATES.map((template) => (
          <Card key={template.templateName} as="li" padded className={styles.starting}>
            <p className={styles.kind}>
              <PlatformIcon platform={template.platform} className={rows.icon} />
              {SOCIAL_PLATFORMS[template.platform]}, {POST_TYPES[template.postType].toLowerCase()}
            </p>
            <h3 className={rows.name}>{template.templateName}</h3>
            <p className={styles.excerpt}>{template.contentTemplate}</p>
            <Button
              size="sm"
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={`Start from this: ${template.templateName}`}
              onClick={() => onUse(template)}
            >
              Start from this
            </Button>
          </Card>
        ))}
      </Grid>
      <div>
        <Button icon="plus" busy={isAdding} busyLabel="Adding..." onClick={() => void addAll(STARTING_TEMPLATES)}>
          Add all four
        </Button>
      </div>
    </Stack>
  )
}
