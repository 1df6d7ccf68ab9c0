import type { ResourcePage } from '#contract/resources/resources.ts'
import { resourceActionTexts } from '#contract/site-texts/resource-texts.ts'
import { actionKey } from '#shared/resource-items.ts'
import { AUTH, SUPPLIERS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './actions-tab.module.css'
import { Newsletter } from '#web/features/resources/detail/newsletter.tsx'
import { Ticks } from '#web/features/resources/detail/worksheets/ticks.tsx'
import type { Progress } from '#web/features/resources/detail/progress/use-progress.ts'

/** Shows what to do next, the way to suppliers, and the newsletter. */
export function ActionsTab({ resource, progress }: { resource: ResourcePage; progress: Progress }) {
  const texts = useTexts(resourceActionTexts)
  return (
    <div className={styles.columns}>
      <div>
        <Section title={texts.title}>
          <Ticks items={resource.actionItems} keyOf={actionKey} progress={progress} />
        </Section>
        <Section title={texts.call} sub={texts.callText} className="no-print">
          <Stack row gap={3}>
            <ButtonLink href={SUPPLIERS}>{texts.browse}</ButtonLink>
            <ButtonLink href={AUTH} variant="outline">
              {texts.join}
            </ButtonLink>
          </Stack>
        </Section>
      </div>
      <div className="no-print">
        <Newsletter />
      </div>
    </div>
  )
}
