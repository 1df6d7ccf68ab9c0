import type { EmailMessage, RenderedEmail, StopLink } from '#contract/emails/emails.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { unsubscribePath } from '#shared/site/unsubscribe-path.ts'
import type { Context } from '#server/context.ts'
import { decrypt, type Secrets } from '#server/security/encryption.ts'
import { PermanentMailError, type EmailFile } from '#server/ports/mail/mail.ts'
import type { RenderEmail } from '#server/ports/mail/render-email.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { listToken } from '#server/features/emails/readers/list-tokens.ts'
import { comesIn } from '#server/features/emails/replies/reply-address.ts'
import { publicReplyTo, withoutTypedText } from './without-typed-text.ts'
import { emailsByIds, type DigestContent, type DigestKind, type StoredEmail } from '#server/features/emails/queue/queries.ts'

/** Characters that a digest shows of an email: its beginning, and its end, where the links are. */
const BEGINNING = 1_200
const END = 900

/** Returns the files that go with an email. A digest, which only tells of emails, has none. */
export type FilesOfEmail = (email: EmailMessage) => Promise<EmailFile[]>

type Deps = Pick<Context, 'db' | 'config' | 'secrets'> & { render: RenderEmail; emailFiles: FilesOfEmail }

type Rendered = RenderedEmail & { files?: EmailFile[] }
type Addressed = Rendered & { replyTo: string | null; stopUrl: string | null }

/**
 * Renders an email from its row; a digest from the rows that it tells of, of which it counts those that cannot be rendered.
 * @throws PermanentMailError where the row's facts cannot be rendered, since another attempt has the same facts
 */
export async function renderStored(deps: Deps, email: StoredEmail): Promise<Addressed> {
  const stop = stopLinkOf(deps, email)
  const { kind } = email
  const isDigest = kind === 'digest' || kind === 'owner-digest'
  const rendered = isDigest ? await renderDigest(deps, kind, email, stop) : await renderRow(deps, email, stop)
  return { ...rendered, replyTo: replyToOf(deps, email), stopUrl: stop?.url ?? null }
}

async function renderDigest(deps: Deps, kind: DigestKind, email: StoredEmail, stop: StopLink | null): Promise<RenderedEmail> {
  // Only `insertDigest` inserts rows of these kinds.
  const { emailIds, others } = email.facts as DigestContent
  const rows = await emailsByIds(deps.db, emailIds)
  const rendered = await Promise.allSettled(rows.map((row) => renderRow(deps, row, stopLinkOf(deps, row))))
  const emails = rendered.flatMap((each) => {
    if (each.status === 'fulfilled') return [each.value]
    if (each.reason instanceof PermanentMailError) return []
    throw each.reason
  })
  const facts = {
    emails: emails.map(({ subject, text }) => ({ subject, text: shortened(text) })),
    others: others + rows.length - emails.length,
  }
  return orPermanentError(() => deps.render({ kind, facts }, deps.config.publicUrl, stop))
}

/** Returns null for an email that belongs to no list. */
function stopLinkOf({ db, config, secrets }: Pick<Deps, 'db' | 'config' | 'secrets'>, { recipient, list }: StoredEmail): StopLink | null {
  if (list === null) return null
  return { list, url: config.publicUrl + unsubscribePath(listToken(secrets, { list, emailHash: addressHash(db, recipient) })) }
}

async function renderRow({ config, secrets, render, emailFiles }: Deps, email: StoredEmail, stop: StopLink | null): Promise<Rendered> {
  const message = messageOf(email)
  const opened = { ...message, facts: withOpenToken(secrets, message.facts) } as EmailMessage
  const shown = () => (mayHoldTyped(email) ? opened : withoutTypedText(opened, sydneyDay(new Date(email.createdAt))))
  const rendered = await orPermanentError(async () => render(shown(), config.publicUrl, stop))
  return { ...rendered, files: await emailFiles(shown()) }
}

/** A row has the facts of its kind, because only `enqueueEmails` inserts it; the columns do not depend on each other. */
const messageOf = ({ kind, facts }: StoredEmail) => ({ kind, facts }) as EmailMessage

/**
 * Returns whether an email may hold what somebody has typed: to a confirmed address, and to a listing without an account, whose address the
 * owner has entered.
 */
const mayHoldTyped = ({ isConfirmed, list }: StoredEmail) => isConfirmed || list === 'listing'

const replyToOf = (deps: Pick<Deps, 'config'>, email: StoredEmail) =>
  mayHoldTyped(email) || comesIn(deps, email.replyTo) ? email.replyTo : publicReplyTo(messageOf(email), email.replyTo)

async function orPermanentError(render: () => Promise<RenderedEmail>): Promise<RenderedEmail> {
  try {
    return await render()
  } catch (error) {
    throw new PermanentMailError(`This email cannot be rendered: ${String(error)}`, { cause: error })
  }
}

/** Decrypts the token of a link, if the email has one: it is stored encrypted. @throws where a secret is missing, which may come back */
function withOpenToken(secrets: Secrets, facts: EmailMessage['facts']): EmailMessage['facts'] {
  if (!('token' in facts) || facts.token === null) return facts
  const token = decrypt(secrets, facts.token)
  if (token === null) throw new Error('SESSION_SECRET lacks the secret that the link of this email was encrypted with.')
  return { ...facts, token }
}

const shortened = (text: string) => (text.length <= BEGINNING + END ? text : `${text.slice(0, BEGINNING)} …\n\n… ${text.slice(-END)}`)
