import type { QueryClient } from '@tanstack/react-query'
import type { OrderList } from '#contract/order-lists/order-lists.ts'
import { CallError } from '#web/api/call-error.ts'
import { fetchAgain } from '#web/api/reads/query.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { write } from '#web/api/writes/write.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { entryKeys, removeEntry } from '#web/storage/browser-entries.ts'
import { keyFor } from '#web/storage/requester-entries.ts'
import { ANONYMOUS, requesterNow } from '#web/storage/requester.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { isStale, joinChanges, noteSaved } from './list-changes.ts'
import { orderListPath } from './list-path.ts'
import { listRead } from './list-read.ts'
import { sentLine } from './stored-lines.ts'
import { sendingAlone, takeToSend, unsavedNow, unsavedOf, type Unsaved } from './unsaved-lists.ts'

/** How often a list is joined with what others have changed before it waits for the next time. */
const MAX_TRIES = 3

/**
 * Sends what was changed in lists of the account and the server does not have yet, one list after another, from whichever page. What cannot be
 * sent stays where it is.
 */
export async function sendUnsaved(client: QueryClient): Promise<void> {
  const requester = requesterNow()
  if (!requester || requester === ANONYMOUS) return
  const prefix = keyFor(requester, 'order-list-unsaved-')
  for (const key of entryKeys().filter((each) => each.startsWith(prefix))) {
    const id = key.slice(prefix.length)
    // What is sent by now need not be looked for on the next page.
    if (!unsavedNow(id)) removeEntry(key)
    // The page of a list sends its changes itself.
    else if (location.pathname !== orderListPath(id)) await sendingAlone(id, () => sendList(client, id, MAX_TRIES)).catch(() => undefined)
  }
}

async function sendList(client: QueryClient, id: string, tries: number): Promise<void> {
  if (unsavedNow(id)?.isByLink || tries === 0) return
  const unsaved = takeToSend(id)
  if (!unsaved) return
  try {
    const output = await put(client, id, unsaved)
    noteSaved(output, unsaved)
    toast({ title: `${output.name} is saved`, description: 'What you changed in this browser has been sent.', tone: 'success' })
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return offerAgain(client, id, unsaved)
    if (!isStale(error)) return
    const now = await fetchAgain(client, 'GET /api/order-lists/:id', { id })
    if (joinChanges(now).length > 0) return askOnItsPage(now)
    await sendList(client, id, tries - 1)
  }
}

const put = (client: QueryClient, id: string, { base, lines }: Unsaved) =>
  write(
    client,
    'PUT /api/order-lists/:id',
    { id, lines: lines.map(sentLine) },
    {
      invalidates: ['GET /api/order-lists'],
      updates: listRead({ id, linkKey: null }),
      ifMatch: `"${base.version}"`,
      failure: shownElsewhere,
    },
  )

function askOnItsPage({ id, name }: OrderList) {
  toast({
    title: `${name} was changed by somebody else too`,
    description: 'You both changed the same line. Open the list to choose.',
    action: { label: 'Open the list', onAct: () => navigate(orderListPath(id)) },
  })
}

/** The list was deleted meanwhile, as on another device: its lines come back as those of any deleted list. */
function offerAgain(client: QueryClient, id: string, { lines }: Unsaved) {
  unsavedOf(id).change(() => ({ unsaved: null }))
  const add = () =>
    void write(
      client,
      'POST /api/order-lists',
      { name: 'Order list', lines: lines.map((line) => ({ ...sentLine(line), id: null })) },
      { invalidates: ['GET /api/order-lists'], failure: 'The list could not be added', success: 'Order list added' },
    ).catch(() => undefined)
  toast({
    title: 'A list that you changed was deleted',
    description: 'Your changes could not be saved.',
    action: { label: 'Keep it as a new list', onAct: add },
  })
}
