import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ComparedRequest, QuoteDetail } from '#contract/quotes/quotes.ts'
import { isReadingKey } from '#shared/site/reading-key.ts'
import { query } from '#web/api/reads/query.ts'
import { askedAgain, canAskAgain, type BatchedRequest } from '#web/features/quotes/ask/lines/lines-again.ts'
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
  return <Asking about={bulkId ?? quote.id} requests={bulkId === null ? [quote] : together} isOpen={isOpen} onOpen={setOpen} />
}

type AskBatchAgainProps = { bulkId: string; requests: readonly ComparedRequest[]; linkKey: string | null }

/** The same for all requests of a bulk request, as soon as one of them can be asked again; not for whoever may only read them. */
export function AskBatchAgain({ bulkId, requests, linkKey }: AskBatchAgainProps) {
  const [isOpen, setOpen] = useState(false)
  const canAsk = !isReadingKey(linkKey) && requests.some(({ status, lines }) => canAskAgain({ seenAs: 'buyer', status, lines }))
  return canAsk && <Asking about={bulkId} requests={requests} isOpen={isOpen} onOpen={setOpen} />
}

type AskingProps = {
  about: string
  /** Undefined until they are loaded. */
  requests: readonly BatchedRequest[] | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

const Asking = ({ about, requests, isOpen, onOpen }: AskingProps) => (
  <>
    <Button variant="quiet" icon="arrow-clockwise" aria-haspopup="dialog" busy={isOpen && !requests} onClick={() => onOpen(true)}>
      Ask again
    </Button>
    {isOpen && requests && (
      <SendDialog title="Ask again" from="list" about={about} since="last time" {...askedAgain(requests)} onClose={() => onOpen(false)} />
    )}
  </>
)
