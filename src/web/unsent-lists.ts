import type { QueryClient } from '@tanstack/react-query'
import { currentConnection, onConnection } from './api/connection.ts'
import { entryKeys } from './storage/browser-entries.ts'
import { onRequester, requesterNow } from './storage/requester.ts'

/**
 * Sends what was changed in order lists without a network, on every page: once it is known who is signed in, and when the site is reached again.
 * What does so is loaded where there is something to send.
 */
export function sendUnsentLists(client: QueryClient) {
  const send = () =>
    entryKeys().some((key) => key.includes('order-list-unsaved')) &&
    void import('./features/order-lists/stored/send-unsaved.ts').then(({ sendUnsaved }) => sendUnsaved(client)).catch(() => {})
  onRequester(send)
  onConnection(() => currentConnection() === 'back' && send())
  // Loaded later than it is known.
  if (requesterNow() !== undefined) send()
}
