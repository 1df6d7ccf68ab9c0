import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RequestOf } from '#contract/api.ts'
import type { QuoteDetail } from '#contract/quotes.ts'
import { callOverHttp, CallError, serverMessage } from '#web/api/call.ts'
import { query } from '#web/api/query.ts'
import { toast } from '#web/ui/toast.ts'

export const quoteRead = (id: string, linkKey: string | null) => query('GET /api/quotes/:id', { id, key: linkKey })

/** The steps that are one call; an answer has a form of its own. */
type StepName = 'accept' | 'decline' | 'pass' | 'withdraw' | 'message'
type StepBody<S extends StepName> = Omit<RequestOf<`POST /api/quotes/:id/${S}`>, 'id' | 'key'>

export type TakeStep = <S extends StepName>(step: S, given: StepBody<S>, said: string) => Promise<boolean>

/** Takes steps, one at a time, and says how it went; `busy` is the one under way. A step that is not possible any more shows the request as it is now. */
export function useSteps(id: string, linkKey: string | null, onTaken?: () => void): { take: TakeStep; busy: StepName | undefined } {
  const client = useQueryClient()
  const [busy, setBusy] = useState<StepName>()
  const take: TakeStep = async (step, given, said) => {
    setBusy(step)
    try {
      const quote = await callOverHttp(`POST /api/quotes/:id/${step}`, { id, ...given } as never, { linkKey })
      learn(client, quote as QuoteDetail, linkKey)
      toast({ title: said, tone: 'success' })
      onTaken?.()
      return true
    } catch (error) {
      await stepRefused(client, id, linkKey, error)
      return false
    } finally {
      setBusy(undefined)
    }
  }
  return { take, busy }
}

export const sayWhyNot = (error: unknown) => void toast({ title: 'Error', description: serverMessage(error), tone: 'destructive' })

/** The other side was quicker: the state forbids the step, or the link has ended with the request. */
const isOver = (error: unknown) => error instanceof CallError && (error.status === 409 || error.status === 403)

/** Says why a step was not taken; one that is not possible any more shows the request as it is now. */
export async function stepRefused(client: QueryClient, id: string, linkKey: string | null, error: unknown): Promise<void> {
  sayWhyNot(error)
  if (isOver(error)) await client.invalidateQueries({ queryKey: quoteRead(id, linkKey).queryKey })
}

const LISTS = ['GET /api/quotes', 'GET /api/quotes/bulk/:id', 'GET /api/suppliers/:id/quotes']

/** What a step answered is how the request stands; lists that show it are read again. */
export function learn(client: QueryClient, quote: QuoteDetail, linkKey: string | null) {
  client.setQueryData(quoteRead(quote.id, linkKey).queryKey, quote)
  readListsAgain(client)
}

export function readListsAgain(client: QueryClient) {
  for (const list of LISTS) void client.invalidateQueries({ queryKey: [list] })
}
