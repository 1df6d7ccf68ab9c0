import { resourceHeadTexts } from '#contract/site-texts/resource-texts.ts'
import { scenePath } from '#shared/pictures/artwork-options.ts'
import { RESOURCES } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useTexts } from '#web/use-site.ts'

/** Shown for an address without a resource. */
export function ResourceNotFound() {
  const { notFound, notFoundText, notFoundButton } = useTexts(resourceHeadTexts)
  return (
    <EmptyState
      level={1}
      title={notFound}
      image={<img src={scenePath('lost')} alt="" width={480} height={330} style={{ blockSize: 'auto' }} />}
      action={
        <ButtonLink href={RESOURCES} icon="arrow-left">
          {notFoundButton}
        </ButtonLink>
      }
    >
      {notFoundText}
    </EmptyState>
  )
}
