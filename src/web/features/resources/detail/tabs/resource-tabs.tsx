import { resourcePartTexts } from '#contract/site-texts/resource-texts.ts'
import { followInPlace } from '#web/navigation/follow-in-place.ts'
import { resourcePath } from '#web/paths.ts'
import { Segment, Segmented } from '#web/ui/controls/choice/segmented.tsx'
import { useTexts } from '#web/use-site.ts'
import { RESOURCE_TABS, type ResourceTab } from '#web/addresses/resource-search.ts'

/** The parts of a resource: links, as the open one is in the address. */
export function ResourceTabs({ id, open }: { id: string; open: ResourceTab }) {
  const texts = useTexts(resourcePartTexts)
  return (
    <Segmented label={texts.name}>
      {RESOURCE_TABS.map((tab) => {
        const href = resourcePath(id, { tab: tab === 'content' ? undefined : tab })
        return (
          <Segment
            key={tab}
            label={texts[tab]}
            active={tab === open}
            render={
              <a href={href} onClick={followInPlace(href)}>
                {texts[tab]}
              </a>
            }
          />
        )
      })}
    </Segmented>
  )
}
