import type { EmailMessage } from '#contract/emails/emails.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'
import { pushKeys, type PushKeys } from './push-keys.ts'
import { deleteSubscription, emailsToPush, pushesOf, type Push } from './push-queries.ts'
import { noticeOf } from './push-notice.ts'
import { isOfService } from './push-services.ts'

/** The queue of emails of which browsers are notified. */
const PUSHES = 'pushes'
/** After a day an answer is no news. */
const KEPT_SECONDS = 86_400
const TIMEOUT_MS = 10_000

type Deps = Pick<Context, 'db' | 'jobs' | 'config' | 'secrets' | 'log'>

/** Returns whether an email may be one of which a browser is notified (push-queries.ts); of most nothing has to be asked of the database. */
function mayNotify(email: EmailMessage): boolean {
  if (email.kind === 'quote-step') return email.facts.to === 'buyer'
  return (email.kind === 'quote-request' || email.kind === 'bulk-quote-request') && !email.facts.forOwner
}

type LateEmail = EmailMessage & Pick<NewEmail, 'afterSeconds'>

/** Has browsers notified of emails, in their transaction and as late as each of them: one that a price list may answer tells of no request before. */
export async function enqueuePushes(
  tx: Db,
  { jobs }: { jobs: Partial<Pick<Context['jobs'], 'enqueue'>> },
  emails: readonly { id: string; email: LateEmail }[],
  afterSeconds: number,
): Promise<void> {
  const ids = emails.flatMap(({ id, email }) => (mayNotify(email) ? [id] : []))
  const pushed = new Set(ids.length === 0 ? [] : await emailsToPush(tx, ids))
  const late = Map.groupBy(
    emails.filter(({ id }) => pushed.has(id)),
    ({ email }) => email.afterSeconds ?? afterSeconds,
  )
  for (const [startAfter, due] of late)
    await jobs.enqueue?.(
      tx,
      PUSHES,
      due.map(({ id }) => id),
      { startAfter },
    )
}

/** Adds the worker that notifies the browsers of an email. One that is notified twice, after a failure of another, shows it once. */
export function workOnPushes(deps: Deps): void {
  const { db, jobs, config } = deps
  jobs.work(PUSHES, async (emailId) => {
    const pushes = await pushesOf(db, emailId)
    if (pushes.length === 0) return
    const keys = await pushKeys(deps)
    const failures: unknown[] = []
    for (const push of pushes) {
      if (!isOfService(config.pushServices, push.endpoint)) continue
      const isGone = await send(push, keys, config).catch((error: unknown) => void failures.push(error))
      if (isGone) await deleteSubscription(db, push.id)
    }
    if (failures.length > 0) throw failures[0]
  })
}

/** Returns whether the browser is not there any more. @throws where another attempt may help */
async function send(push: Push, keys: PushKeys, { contactEmail, publicUrl }: Deps['config']): Promise<boolean> {
  const { endpoint, p256dh, auth, requestId } = push
  const { default: webPush } = await import('web-push')
  const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(noticeOf(push)), {
    vapidDetails: { subject: contactEmail ? `mailto:${contactEmail}` : publicUrl.replace(/^http:/, 'https:'), ...keys },
    TTL: KEPT_SECONDS,
    // One that waits for a phone that is off is replaced by the next one of the same request.
    topic: requestId.replaceAll('-', ''),
    contentEncoding: 'aes128gcm',
  })
  const { 'Content-Length': _, ...sent } = headers as Record<string, string>
  const response = await fetch(endpoint, {
    method,
    headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (response.status === 404 || response.status === 410) return true
  // What the service does not take now, it will not take later either, except where it is busy.
  if (response.status === 429 || response.status >= 500) throw new Error(`The push service responded ${response.status}.`)
  return false
}
