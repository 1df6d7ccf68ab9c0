import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { forgetText } from '#web/storage/text-drafts.ts'
import { SHOWS_QUOTES } from '#web/features/quotes/shows-quotes.ts'

export const quoteRead = (id: string, linkKey: string | null) => query('GET /api/quotes/:id', { id, key: linkKey })

/** What a step's response updates and invalidates. After a step that is no longer possible, the request is shown as it is now. */
export const changesQuote = (id: string, linkKey: string | null) => ({
  linkKey,
  updates: quoteRead(id, linkKey),
  invalidates: SHOWS_QUOTES,
})

/** The name of the reason for a step until it is sent. */
export const reasonDraft = (id: string) => `reason-${id}`

/** Returns the steps that are a single call; answering with prices has a form of its own. */
export function useSteps(id: string, linkKey: string | null, onDone?: () => void) {
  const onSuccess = () => {
    forgetText(reasonDraft(id))
    onDone?.()
  }
  const options = { ...changesQuote(id, linkKey), onSuccess }
  const undo = useWrite('POST /api/quotes/:id/undo', { ...options, success: 'Acceptance undone' })
  const accept = useWrite('POST /api/quotes/:id/accept', {
    ...options,
    success: { title: 'Prices accepted', tone: 'success', action: { label: 'Undo', onAct: () => void undo.send({ id }) } },
  })
  const decline = useWrite('POST /api/quotes/:id/decline', { ...options, success: 'Prices declined' })
  const reopen = useWrite('POST /api/quotes/:id/reopen', { ...options, success: 'Pass taken back' })
  const pass = useWrite('POST /api/quotes/:id/pass', {
    ...options,
    success: ({ steps }) => ({
      title: 'You have passed on the request',
      ...(steps.includes('reopen') && { action: { label: 'Undo', onAct: () => void reopen.send({ id }) } }),
    }),
  })
  const reply = useWrite('POST /api/quotes/:id/reply', { ...options, success: 'Recorded: answered by email or phone' })
  const withdraw = useWrite('POST /api/quotes/:id/withdraw', { ...options, success: 'Request withdrawn' })
  const isBusy = [accept, undo, decline, pass, reopen, reply, withdraw].some(({ isPending }) => isPending)
  return { accept, undo, decline, pass, reopen, reply, withdraw, isBusy }
}
