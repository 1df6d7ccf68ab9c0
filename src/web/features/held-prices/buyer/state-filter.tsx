import { PRICE_STATES, type PriceState } from '#contract/quotes/held-prices.ts'
import { followInPlace } from '#web/navigation/follow-in-place.ts'
import { useParameter } from '#web/navigation/parameter.ts'
import { PRICES } from '#web/paths.ts'
import { queryString } from '#web/query-string.ts'
import { Segment, Segmented } from '#web/ui/controls/choice/segmented.tsx'

const LABELS: Record<PriceState, string> = { held: 'Held', changing: 'Changing', ended: 'Ended' }
/** What a buyer can decide about comes before what it cannot. */
const CHOICES = [undefined, 'changing', 'held', 'ended'] as const

/** Returns the one state that the address keeps the list to; undefined for all. */
export function useShownState(): PriceState | undefined {
  const asked = useParameter('status')
  return PRICE_STATES.find((state) => state === asked)
}

/** Shows which prices are shown: links, as the choice is in the address. */
export const StateFilter = ({ status }: { status: PriceState | undefined }) => (
  <div className="no-print">
    <Segmented label="Which prices">
      {CHOICES.map((choice) => {
        const [label, href] = [choice ? LABELS[choice] : 'All', PRICES + queryString({ status: choice })]
        return (
          <Segment
            key={label}
            label={label}
            active={status === choice}
            render={
              <a href={href} onClick={followInPlace(href)}>
                {label}
              </a>
            }
          />
        )
      })}
    </Segmented>
  </div>
)
