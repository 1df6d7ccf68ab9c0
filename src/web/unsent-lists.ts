import type { QueryClient } from '@tanstack/react-query'
import { currentConnection, onConnection } from './api/connection.ts'
import { entryKeys, readEntry } from './storage/browser-entries.ts'
import { keyFor } from './storage/requester-entries.ts'
import { onRequester, requesterNow } from './storage/requester.ts'

/**
 * Sends what was changed in order lists without a network, on every page: once it is known who is signed in, and when the site is reached again.
 * What does so is loaded where there is something to send.
 */
export function sendUnsentLists(client: QueryClient) {
  const send = () => {
    const prefix = keyFor(requesterNow() ?? '', 'order-list-unsaved-')
    const isUnsent = (key: string) => key.startsWith(prefix) && (readEntry(key) as { unsaved?: unknown } | null)?.unsaved
    const ids = entryKeys().flatMap((key) => (isUnsent(key) ? key.slice(prefix.length) : []))
    if (ids.length > 0)
      import('./features/order-lists/stored/send-unsaved.ts').then(({ sendUnsaved }) => sendUnsaved(client, ids)).catch(() => {})
  }
  onRequester(send)
  onConnection(() => currentConnection() === 'back' && send())
}
