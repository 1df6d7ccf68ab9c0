import { lazy, Suspense, useState } from 'react'
import { BULK_MOST } from '#contract/options.ts'
import { readingTexts } from '#contract/site-texts/listing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { capitalised } from '#shared/words.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useTexts } from '#web/use-site.ts'
import type { Receiver } from './receiver.ts'

const BulkQuoteDialog = lazy(async () => ({ default: (await import('./bulk-quote-dialog.tsx')).BulkQuoteDialog }))

type AskAllProps = {
  /** Those of the page. */
  suppliers: readonly Receiver[]
  /** How many the whole list has. */
  total: number
  /** What was searched for, as typed, and where it should go. */
  asked: string
}

/** Asks those who may have what nobody names, with what was typed as the message to begin with. */
export function AskAll({ suppliers, total, asked }: AskAllProps) {
  const { askAll, askThese } = useTexts(readingTexts)
  const most = suppliers.slice(0, BULK_MOST)
  const [receivers, setReceivers] = useState<readonly Receiver[]>()
  const close = () => setReceivers(undefined)
  return (
    <>
      <Button icon="paper-plane-right" aria-haspopup="dialog" onClick={() => setReceivers(most)}>
        {filled(most.length === total ? askAll : askThese, { count: most.length })}
      </Button>
      {receivers && (
        <Suspense>
          <BulkQuoteDialog
            from="listing"
            suppliers={receivers}
            startingMessage={capitalised(asked)}
            onClose={close}
            onRemove={(id) => setReceivers((now) => now?.filter((receiver) => receiver.id !== id))}
            onSent={close}
          />
        </Suspense>
      )}
    </>
  )
}
