import { resourcesFoundTexts } from '#contract/site-texts/resources-texts.ts'
import { scenePath } from '#shared/pictures/artwork-options.ts'
import { resourcesPath } from '#web/paths.ts'
import type { ResourcesSearch } from '#web/addresses/resources-search.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useTexts } from '#web/use-site.ts'

const magpie = <img src={scenePath('empty')} alt="" width="260" height="200" />

/** Stands in place of a search's results, with the way out of it. */
export function NothingFound({ tab }: ResourcesSearch) {
  const { help, clear } = useTexts(resourcesFoundTexts)
  return (
    <EmptyState image={magpie} action={<ButtonLink href={resourcesPath({ tab })}>{clear}</ButtonLink>}>
      {help}
    </EmptyState>
  )
}
