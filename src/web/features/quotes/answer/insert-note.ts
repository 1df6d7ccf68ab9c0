import type { QueryClient } from '@tanstack/react-query'
import { query } from '#web/api/reads/query.ts'
import type { RequesterStorage } from '#web/storage/requester-storage.ts'
import { suggestedPricesRead, suggestionsRead } from './suggestions-read.ts'
import { answerDraft, startingValues } from './use-answer-form.ts'

/** Puts a note into the draft of the answer to a request, which is sent on its own page. Returns what restores the draft as it was. */
export async function insertNote(client: QueryClient, storage: RequesterStorage, requestId: string, note: string): Promise<() => void> {
  const [quote, free, asked] = await Promise.all([
    client.fetchQuery(query('GET /api/quotes/:id', { id: requestId })),
    client.fetchQuery(suggestionsRead(requestId)),
    client.fetchQuery(suggestedPricesRead(requestId)),
  ])
  const name = answerDraft(requestId)
  const before = storage.read(name)
  storage.write(name, { ...startingValues(quote, { free, asked }, storage), note, typedBy: storage.requester })
  return () => (typeof before === 'object' && before ? storage.write(name, before) : storage.remove(name))
}
