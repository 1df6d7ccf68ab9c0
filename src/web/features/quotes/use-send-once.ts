import { useQueryClient } from '@tanstack/react-query'
import type { Address, ResponseOf, RequestOf } from '#contract/api.ts'
import { mutation } from '#web/api/query.ts'
import { useRequesterStorage, type RequesterStorage } from '#web/ui/requester-storage.ts'
import { textsIn } from './texts-in.ts'

/**
 * Sends a request of which the server makes only one, however often this very content is tried (docs/behaviour.md, Idempotency): after a
 * second click, a lost answer, or in another tab. `name` tells forms apart, `linkKey` is that of the email that led here.
 */
export function useSendOnce<A extends Address>(address: A, name: string, linkKey: string | null = null) {
  const client = useQueryClient()
  const storage = useRequesterStorage()
  const attempt = `${name}-attempt`
  return async (input: RequestOf<A>): Promise<ResponseOf<A>> => {
    const options = mutation(address, { idempotencyKey: keyOf(storage, attempt, JSON.stringify(input)), linkKey })
    // Offline it fails at once and says so, instead of waiting for the network with nobody told.
    const request = client.getMutationCache().build(client, { ...options, networkMode: 'always' })
    const answer = await request.execute(input)
    storage?.remove(attempt)
    return answer
  }
}

/** The key of the last attempt if it had the same content, else a new one. */
function keyOf(storage: RequesterStorage | undefined, attempt: string, content: string): string {
  const last = textsIn(storage?.read(attempt), ['content', 'key'])
  if (last.key && last.content === content) return last.key
  const key = newKey()
  storage?.write(attempt, { content, key })
  return key
}

/** `crypto.randomUUID` exists on https only. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
