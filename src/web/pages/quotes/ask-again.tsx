import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { query } from '#web/api/reads/query.ts'
import { askedAgain, canAskAgain } from '#web/features/quotes/ask/lines/lines-again.ts'
import { SendDialog } from '#web/pages/order-lists/send-list.tsx'
import { Button } from '#web/ui/controls/button.tsx'

type AskAgainProps = { quote: QuoteDetail; linkKey: string | null }

/** Asks for the lines of a request once more, of all suppliers that it went to. */
export function AskAgain({ quote, linkKey }: AskAgainProps) {
  const [isOpen, setOpen] = useState(false)
  const { bulkId } = quote
  const { data: together } = useQuery({
    ...query('GET /api/quotes/bulk/:id', { id: bulkId ?? '', key: linkKey }),
    enabled: isOpen && bulkId !== null,
  })
  if (!canAskAgain(quote)) return null
  const requests = bulkId === null ? [quote] : together
  return (
    <>
      <Button variant="quiet" icon="arrow-clockwise" aria-haspopup="dialog" busy={isOpen && !requests} onClick={() => setOpen(true)}>
        Ask again
      </Button>
      {isOpen && requests && (
        <SendDialog title="Ask again" from="list" since="last time" {...askedAgain(requests)} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
