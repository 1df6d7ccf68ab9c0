import type { FollowUp } from '#contract/quotes/follow-ups.ts'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useFollowUp } from './use-follow-up.ts'

type BuyersFollowUpProps = { quote: QuoteDetail; linkKey: string | null; followUp: FollowUp }

/** What the supplier has said and asked since its prices were accepted. */
export function BuyersFollowUp({ quote: { id, supplier }, linkKey, followUp }: BuyersFollowUpProps) {
  const { answer, isBusy } = useFollowUp(id, linkKey)
  const { firstDeliveryOn, venue } = followUp
  const say = (agrees: boolean) => void answer.send({ id, agrees })
  return (
    <Stack gap={4}>
      <p>
        {firstDeliveryOn === null
          ? `${supplier.businessName} has not said yet when the first delivery comes.`
          : `The first delivery comes on ${dayInWords(firstDeliveryOn)}.`}
      </p>
      {venue !== 'not-asked' && (
        <Stack gap={3}>
          <p>{WORDS[venue](supplier.businessName)}</p>
          <Stack row gap={3}>
            {venue !== 'agreed' && (
              <Button variant="outline" disabled={isBusy} onClick={() => say(true)}>
                Yes, show us
              </Button>
            )}
            {venue !== 'refused' && (
              <Button variant="quiet" disabled={isBusy} onClick={() => say(false)}>
                {venue === 'asked' ? 'No, thank you' : 'Take it back'}
              </Button>
            )}
          </Stack>
        </Stack>
      )}
    </Stack>
  )
}

const WORDS: Record<Exclude<FollowUp['venue'], 'not-asked'>, (supplier: string) => string> = {
  asked: (supplier) => `${supplier} would like to show you among the venues on its profile.`,
  agreed: (supplier) => `${supplier} may show you among the venues on its profile.`,
  refused: (supplier) => `You have asked ${supplier} not to show you among its venues.`,
}
