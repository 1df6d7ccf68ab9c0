import { resourcesTabTexts } from '#contract/site-texts/resources-texts.ts'
import { followInPlace } from '#web/navigation/follow-in-place.ts'
import { resourcesPath } from '#web/paths.ts'
import type { ResourcesSearch } from '#web/addresses/resources-search.ts'
import { Segment, Segmented } from '#web/ui/controls/choice/segmented.tsx'
import { useTexts } from '#web/use-site.ts'

/** For whom resources are: two links, as the choice is in the address. A search goes with it. */
export function CatalogueTabs({ tab, search }: ResourcesSearch) {
  const texts = useTexts(resourcesTabTexts)
  const segment = (label: string, own: ResourcesSearch['tab']) => {
    const href = resourcesPath({ tab: own, search })
    return (
      <Segment
        label={label}
        active={tab === own}
        render={
          <a href={href} onClick={followInPlace(href)}>
            {label}
          </a>
        }
      />
    )
  }
  return (
    <Segmented label={texts.name}>
      {segment(texts.cafes, undefined)}
      {segment(texts.suppliers, 'suppliers')}
    </Segmented>
  )
}
