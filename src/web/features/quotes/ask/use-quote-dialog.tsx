import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { query } from '#web/api/reads/query.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { Prefill } from './prefill.ts'
import type { QuoteDialog } from './quote-dialog.tsx'
import type { QuoteSupplier } from './quote-form.ts'

/** This hash in the address opens the dialog: `/suppliers/7#quote`. */
const QUOTE_HASH = '#quote'

const load = () => import('./quote-dialog.tsx')
const LOAD_FAILED = 'The form did not arrive. Please check your connection and try again.'

/** Returns the quote dialog of a supplier, whose script is loaded before it is needed; `dialog` can be rendered anywhere on the page. */
export function useQuoteDialog(supplier: QuoteSupplier) {
  const client = useQueryClient()
  const [opened, setOpened] = useState<{ Dialog: typeof QuoteDialog; prefill?: Prefill }>()
  const open = async (prefill?: Prefill) => {
    const loaded = await load().catch(() => undefined)
    if (loaded) setOpened({ Dialog: loaded.QuoteDialog, prefill })
    else toast({ title: 'Error', description: LOAD_FAILED, tone: 'destructive' })
  }
  useOpenByAddress(open)
  const close = () => setOpened(undefined)
  return {
    open,
    /** Preloads the dialog; to be called when the pointer or the focus is on a button that opens it. */
    prepare: () => {
      load().catch(() => undefined)
      // Prefetches the supplier's own form; the dialog handles its failure.
      void client.prefetchQuery(query('GET /api/suppliers/:id/quote-form', { id: String(supplier.id) }))
    },
    dialog: opened && <opened.Dialog supplier={supplier} prefill={opened.prefill} onClose={close} onSent={close} />,
  }
}

function useOpenByAddress(open: () => void) {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const follow = () => location.hash === QUOTE_HASH && latest.current()
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
}
