import { requesterStored } from '#web/storage/requester-stored.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { useStored } from '#web/storage/stored.ts'

/** A request that was sent from this tab; a copy went to `email`. A visitor reads it with `key`. */
export type SentRequest = { id: string; email: string; key?: string | undefined }
/** Where a bulk request is begun, and where its note is shown. */
export type SentFrom = 'listing' | 'saved' | 'assistant' | 'list'
export type SentBulk = Omit<SentRequest, 'id'> & {
  ids: string[]
  /** Unknown of one that was sent before pages noted it. */
  bulkId?: string
  suppliers: { id: number; businessName: string }[]
  from: SentFrom
}
type SentRequests = { single: Record<string, SentRequest>; bulk?: SentBulk }

/** What was sent, so that the page says after a reload too what happens next. It is the sender's alone, and ends with the tab. */
const sent = requesterStored<SentRequests>({
  name: 'requests-sent',
  area: () => sessionStorage,
  empty: { single: {} },
  // Only this code writes it.
  isValid: (value): value is SentRequests => typeof (value as SentRequests | null)?.single === 'object',
})

/** Returns what a toast offers once a request is sent. */
export const seeRequest = (href: string) => ({ label: 'See your request', onAct: () => navigate(href) })

/** Returns the last request of this tab to a supplier. */
export const useSentTo = (supplierId: number): SentRequest | undefined => useStored(sent).single[supplierId]
/** Returns the last bulk request of this tab, where it was sent from here. */
export function useSentBulk(from: SentFrom): SentBulk | undefined {
  const { bulk } = useStored(sent)
  return bulk?.from === from ? bulk : undefined
}

export const noteSent = (supplierId: number, request: SentRequest) =>
  void sent.change((now) => ({ ...now, single: { ...now.single, [supplierId]: request } }))

/** The bulk request that this page has just sent. */
let justSent: SentBulk | undefined

export function noteSentBulk(bulk: SentBulk | undefined) {
  justSent = bulk
  sent.change(({ single }) => ({ single, bulk }))
}

/** Returns whether a bulk request was sent since the page was loaded, and this was not asked of it before. */
export function isJustSent({ ids: [id] }: SentBulk): boolean {
  const isIt = justSent?.ids[0] === id
  if (isIt) justSent = undefined
  return isIt
}

export const forgetSent = () => void sent.change(() => sent.empty)
