import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#server/context.ts'
import { failureReporter } from '#server/jobs/report-failure.ts'
import type { RenderEmail } from '#server/ports/mail/render-email.ts'
import { createDelivery, type DeliveryDeps } from './deliver-email.ts'
import { EMAILS } from '#server/features/emails/queue/enqueue-emails.ts'
import { claimEmails, retryEmails, type ClaimedEmail } from '#server/features/emails/queue/queries.ts'

type Options = {
  /** How long a worker that has died keeps its emails from the others. */
  claimSeconds?: number
  /** Whether the process has requests to answer, which come first. */
  isBusy?: () => boolean
}

/** Emails that are claimed in one statement. */
const GROUP = 20
/** Emails that are sent at a time: slow ones do not hold up others until there are so many of them. */
const MAX_UNDER_WAY = 100
/** The pause between two emails in a busy process: forty go each second. */
const BUSY_MS = 25

/**
 * Registers the delivery of emails, at least once each; an email that the mail server has accepted is not sent again. One that the mail
 * server takes long over stays claimed as long as it is being sent. Returns a function that waits until nothing is being sent.
 */
export function deliverEmails(
  deps: DeliveryDeps,
  render: RenderEmail,
  { claimSeconds = 15, isBusy = () => false }: Options = {},
): () => Promise<unknown> {
  const reportFailure = failureReporter(deps.log)
  const { deliver, markAccepted } = createDelivery(deps, render, claimSeconds)
  const underWay = new Map<string, Promise<unknown>>()

  function begin(email: ClaimedEmail) {
    const { id } = email
    // Still being sent by this process, which could not renew its claim.
    if (underWay.has(id)) return
    const delivery = deliver(email)
      .catch((error: unknown) => reportFailure('The delivery of an email', { emailId: id }, error))
      .finally(() => {
        underWay.delete(id)
        if (underWay.size === MAX_UNDER_WAY - GROUP) deps.jobs.wake(deps.db, EMAILS)
      })
    underWay.set(id, delivery)
  }
  /** Takes a group and begins one email after the other, so that requests are answered in between. Returns their number. */
  async function takeGroup() {
    const room = Math.min(GROUP, MAX_UNDER_WAY - underWay.size)
    if (room === 0) return 0
    const emails = await claimEmails(deps.db, room, claimSeconds)
    for (const email of emails) {
      await turn(isBusy)
      begin(email)
    }
    return emails.length
  }
  async function takeDue(isStopped: () => boolean) {
    await markAccepted((id) => underWay.has(id))
    while (!isStopped() && (await takeGroup()) === GROUP);
  }
  const finished = () => Promise.all(underWay.values())
  deps.jobs.drain(EMAILS, { takeDue, finished })
  return finished
}

/** Waits for requests to be answered first: for a turn of the event loop, and in a busy process for a moment, so that no email waits for ever. */
const turn = (isBusy: () => boolean) => (isBusy() ? pause(BUSY_MS) : nextTurn())

/** Has those emails tried at once that waited for their next attempt when the last process ended. Call it before the jobs start. */
export const resumeEmails = async ({ db }: Pick<Context, 'db'>): Promise<void> => void (await retryEmails(db))
