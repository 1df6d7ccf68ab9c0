import type { Context } from '#server/context.ts'
import { advance } from '#server/ports/payments/sandbox/browser.ts'
import { signEvent } from '#server/security/timed-signature.ts'
import type { SandboxStore } from '#server/ports/payments/sandbox/sandbox-store.ts'
import { deleteEvent, dueCustomers, eventById } from './sandbox-queries.ts'
import { SANDBOX_WEBHOOKS } from './sandbox-store.ts'

type Sandbox = {
  store: SandboxStore
  /** What its webhooks are signed with. */
  secret: string
  /** Where the site is served, once it is: by this process, where it does. */
  origin: Promise<string>
}

export const SANDBOX_WEBHOOK = '/api/webhooks/sandbox'
const TIMEOUT_MS = 10_000
const BATCH = 50

/** Adds the worker that sends the sandbox's webhooks over HTTP, and the clock that renews its subscriptions. */
export function runSandbox({ db, jobs, now }: Pick<Context, 'db' | 'jobs' | 'now'>, { store, secret, origin }: Sandbox): void {
  jobs.work(SANDBOX_WEBHOOKS, async (id) => {
    const event = await eventById(db, id)
    if (!event) return
    const address = await origin
    const { body, signature } = signEvent(JSON.parse(event.payload), secret, now())
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const response = await fetch(address + SANDBOX_WEBHOOK, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`The webhook was answered with ${response.status}.`)
    await deleteEvent(db, id)
  })
  jobs.schedule('sandbox-clock', '* * * * *', () => advanceSandbox({ db, now }, store))
}

/** Lets happen what is due at the sandbox by now. */
export async function advanceSandbox({ db, now }: Pick<Context, 'db' | 'now'>, store: SandboxStore): Promise<void> {
  for (let due: string[]; (due = await dueCustomers(db, now(), BATCH)).length > 0;)
    for (const customer of due) await advance(store, customer)
}
