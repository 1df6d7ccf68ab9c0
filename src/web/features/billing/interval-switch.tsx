import type { MouseEvent } from 'react'
import { INTERVALS, type Interval } from '#contract/plans.ts'
import { intervalTexts } from '#contract/site-texts/pricing-texts.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { pricingPath } from '#web/paths.ts'
import { Segment, Segmented } from '#web/ui/controls/segmented.tsx'
import { useTexts } from '#web/use-site.ts'

/** Prices by the month or the year: two links, as the choice is in the address. Following one does not scroll. */
export function IntervalSwitch({ interval }: { interval: Interval }) {
  const texts = useTexts(intervalTexts)
  return (
    <Segmented label={texts.name}>
      {INTERVALS.map((one) => {
        const path = pricingPath({ interval: one === 'year' ? one : undefined })
        return (
          <Segment
            key={one}
            label={texts[one]}
            active={one === interval}
            render={
              <a href={path} onClick={(event) => follow(event, path)}>
                {texts[one]}
              </a>
            }
          />
        )
      })}
    </Segmented>
  )
}

function follow(event: MouseEvent, path: string) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  navigate(path, { keepScroll: true })
}
