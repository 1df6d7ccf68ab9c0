import type { RenderedEmail } from '#contract/emails.ts'
import type { Issue } from '#contract/newsletter-issues.ts'
import { unsubscribePath } from '#shared/unsubscribe-path.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { addressHash } from '#server/features/emails/budgets.ts'
import { enqueueEmails } from '#server/features/emails/enqueue-emails.ts'
import { listToken } from '#server/features/emails/list-tokens.ts'
import { conflict } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/requester.ts'
import type { RenderEmail } from '#server/ports/mail/render-email.ts'
import { contentOf } from './content.ts'
import { sentContent } from './queries.ts'

type PreviewDeps = Pick<Context, 'db' | 'config' | 'secrets'> & { render: RenderEmail }

/** Renders an issue as it comes to the owner's own address: a draft as it is now, any other as it was sent. */
export async function preview({ db, config, secrets, render }: PreviewDeps, issue: Issue, by: SessionAccount): Promise<RenderedEmail> {
  const facts = { issueId: null, ...((await sentContent(db, issue.id)) ?? contentOf(issue)) }
  const token = listToken(secrets, { list: 'newsletter', emailHash: addressHash(by.email) })
  const stop = { list: 'newsletter', url: config.publicUrl + unsubscribePath(token) } as const
  return render({ kind: 'newsletter-issue', facts }, config.publicUrl, stop)
}

/** Sends an issue to the owner who asks, and to nobody else. @throws 409 when this address has left the newsletter */
export const sendTest = ({ db, jobs }: Pick<Context, 'db' | 'jobs'>, issue: Issue, by: SessionAccount): Promise<{ recipient: string }> =>
  inTransaction(db, async (tx) => {
    const facts = { issueId: null, ...((await sentContent(tx, issue.id)) ?? contentOf(issue)) }
    const email = { kind: 'newsletter-issue', recipient: by.email, replyTo: null, facts } as const
    const [id] = await enqueueEmails(tx, { jobs }, [email], { sender: null })
    if (!id) throw conflict('Your own address has left the newsletter, so no test is sent to it.')
    await insertAudit(tx, by, { action: 'issue.test', subject: `newsletter issue ${issue.id}` })
    return { recipient: by.email }
  })
