import type { HeldPrice } from '#contract/quotes/held-prices.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { comparePath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from '#web/features/held-prices/price-table.module.css'

const DONE = {
  accept: 'New price accepted',
  leave: 'You leave this price',
  'ask-others': 'Others are asked. Their prices come under your requests.',
}

type RespondStepsProps = { price: HeldPrice & { change: NonNullable<HeldPrice['change']> }; onDone: () => void }

/** Shows what a buyer can do about the change of a price, or what it has decided. */
export function RespondSteps({ price: { id, item, supplier, change }, onDone }: RespondStepsProps) {
  const { send, isPending } = useWrite('POST /api/prices/:id/respond', {
    invalidates: ['GET /api/prices', 'GET /api/quotes', 'GET /api/venue/overview', 'GET /api/me'],
    success: (_, { to }) => DONE[to],
    failure: 'That did not work',
  })
  const respond = async (to: keyof typeof DONE) => {
    if (await send({ id, to })) onDone()
  }
  const of = <span className="visually-hidden">{`: ${item} from ${supplier.businessName}`}</span>
  const { answer, from, askedBulkId } = change
  return (
    <Stack gap={2} className={styles.steps}>
      {answer !== null && <p>{answer === 'accept' ? 'You accepted it.' : `You leave it from ${dayInWords(from)}.`}</p>}
      {answer === null && (
        <Stack row gap={2} className="no-print">
          <Button size="sm" busy={isPending} onClick={() => void respond('accept')}>
            Accept{of}
          </Button>
          <Button size="sm" variant="quiet" busy={isPending} onClick={() => void respond('leave')}>
            Leave{of}
          </Button>
          {askedBulkId === null && (
            <Button size="sm" variant="quiet" busy={isPending} onClick={() => void respond('ask-others')}>
              Ask three others{of}
            </Button>
          )}
        </Stack>
      )}
      {askedBulkId !== null && (
        <p>
          <TextLink href={comparePath(askedBulkId)}>
            See what you asked others<span className="visually-hidden">{`: ${item}`}</span>
          </TextLink>
        </p>
      )}
    </Stack>
  )
}
