import { INTERVALS, type Interval } from '#contract/billing/plans.ts'
import { intervalTexts } from '#contract/site-texts/pricing-texts.ts'
import { followInPlace } from '#web/navigation/follow-in-place.ts'
import { pricingPath } from '#web/paths.ts'
import { Segment, Segmented } from '#web/ui/controls/choice/segmented.tsx'
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
              <a href={path} onClick={followInPlace(path)}>
                {texts[one]}
              </a>
            }
          />
        )
      })}
    </Segmented>
  )
}
