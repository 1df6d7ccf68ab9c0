import { lazy, Suspense, useState } from 'react'
import { MAX_BULK } from '#contract/options.ts'
import { askTexts } from '#contract/site-texts/listing-ask-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { capitalised } from '#shared/text/words.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useTexts } from '#web/use-site.ts'
import type { Receiver } from './receiver.ts'

const BulkQuoteDialog = lazy(async () => ({ default: (await import('./bulk-quote-dialog.tsx')).BulkQuoteDialog }))

type AskAllProps = {
  search: { search?: string | undefined; location?: string | undefined }
  /** Those of the page. */
  items: readonly Receiver[]
  /** How many the whole list has. */
  total: number
}

/** Asks those who may have what nobody names, with what was typed as the message to begin with. */
export function AskAll({ search: { search = '', location }, items, total }: AskAllProps) {
  const { askAll, askThese } = useTexts(askTexts)
  const most = items.slice(0, MAX_BULK)
  const [receivers, setReceivers] = useState<readonly Receiver[]>()
  const close = () => setReceivers(undefined)
  if (most.length < 2) return null
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
            startingMessage={capitalised(location ? `${search}, to ${location}` : search)}
            onClose={close}
            onRemove={(id) => setReceivers((now) => now?.filter((receiver) => receiver.id !== id))}
            onSent={close}
          />
        </Suspense>
      )}
    </>
  )
}
