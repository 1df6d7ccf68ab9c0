import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { originQuestion } from '#shared/seafood/origin-words.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { changesQuote } from './use-steps.ts'

type AskOriginsProps = { quote: QuoteDetail; linkKey: string | null; onAsked: () => void }

/** The most lines that have a button: beyond them a message of one's own asks for all. */
const MAX_ASKED = 5

/** Asks the supplier with one tap where seafood is from, of each line where its answer does not say that and nobody has asked yet. */
export function AskOrigins({ quote, linkKey, onAsked }: AskOriginsProps) {
  const { id, supplier } = quote
  const { send, isPending } = useWrite('POST /api/quotes/:id/message', {
    ...changesQuote(id, linkKey),
    attempts: useAttempts(`origin-${id}`),
    success: { title: 'Message sent', description: `${supplier.businessName} gets it as an email, too.`, tone: 'success' },
    // The button is gone, and the focus with it.
    onSuccess: onAsked,
  })
  const unasked = unaskedItems(quote)
  if (unasked.length === 0 || !quote.steps.includes('message')) return null
  return (
    <Stack row gap={2}>
      {unasked.map((item) => (
        <Button key={item} size="sm" variant="quiet" disabled={isPending} onClick={() => void send({ id, text: originQuestion(item) })}>
          {`Ask where it is from: ${item}`}
        </Button>
      ))}
    </Stack>
  )
}

/** Returns the seafood of the latest prices whose origin is neither said nor asked for. */
function unaskedItems({ offer: quote, history }: QuoteDetail): string[] {
  const asked = new Set(history.map(({ note }) => note))
  const items = (quote?.lines ?? []).flatMap(({ item, origin, isSeafood }) => (isSeafood && origin === null ? [item] : []))
  return [...new Set(items)].filter((item) => !asked.has(originQuestion(item))).slice(0, MAX_ASKED)
}
