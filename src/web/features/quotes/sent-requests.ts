import { requesterStored } from '#web/storage/requester-stored.ts'
import { useStored } from '#web/storage/stored.ts'

/** A request that was sent from this tab; a copy went to `email`. */
export type SentRequest = { id: string; email: string }
export type SentBulk = { ids: string[]; email: string; suppliers: { id: number; businessName: string }[] }
type SentRequests = { single: Record<string, SentRequest>; bulk?: SentBulk }

/** What was sent, so that the page says after a reload too what happens next. It is the sender's alone, and ends with the tab. */
const sent = requesterStored<SentRequests>({
  name: 'requests-sent',
  area: () => sessionStorage,
  empty: { single: {} },
  // Only this code writes it.
  isValid: (value): value is SentRequests => typeof (value as SentRequests | null)?.single === 'object',
})

/** Returns the last request of this tab to a supplier. */
export const useSentTo = (supplierId: number): SentRequest | undefined => useStored(sent).single[supplierId]
export const useSentBulk = (): SentBulk | undefined => useStored(sent).bulk

export const noteSent = (supplierId: number, request: SentRequest) =>
  void sent.change((now) => ({ ...now, single: { ...now.single, [supplierId]: request } }))
export const noteSentBulk = (bulk: SentBulk | undefined) => void sent.change(({ single }) => ({ single, bulk }))
export const forgetSent = () => void sent.change(() => sent.empty)
