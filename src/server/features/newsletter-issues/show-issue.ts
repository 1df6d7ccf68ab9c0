import type { RenderedEmail } from '#contract/emails/emails.ts'
import type { Issue } from '#contract/emails/newsletter-issues.ts'
import { unsubscribePath } from '#shared/site/unsubscribe-path.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { listToken } from '#server/features/emails/readers/list-tokens.ts'
import { resourcesOf } from '#server/features/resources/edited.ts'
import { conflict } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import type { RenderEmail } from '#server/ports/mail/render-email.ts'
import { contentOf } from './content.ts'
import { sentContent } from './queries.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'now'>
type PreviewDeps = Deps & Pick<Context, 'config' | 'secrets'> & { render: RenderEmail }

/** Renders an issue as it comes to the owner's own address: a draft as it is now, any other as it was sent. */
export async function preview(deps: PreviewDeps, issue: Issue, by: SessionAccount): Promise<RenderedEmail> {
  const { config, secrets, render } = deps
  const facts = await factsOf(deps, issue)
  const token = listToken(secrets, { list: 'newsletter', emailHash: addressHash(deps.db, by.email) })
  const stop = { list: 'newsletter', url: config.publicUrl + unsubscribePath(token) } as const
  return render({ kind: 'newsletter-issue', facts }, config.publicUrl, stop)
}

/** Sends an issue to the owner who asks, and to nobody else. @throws 409 when this address has left the newsletter */
export async function sendTest(deps: Deps & Pick<Context, 'jobs'>, issue: Issue, by: SessionAccount): Promise<{ recipient: string }> {
  const { db, jobs } = deps
  const facts = await factsOf(deps, issue)
  return inTransaction(db, async (tx) => {
    const email = { kind: 'newsletter-issue', recipient: by.email, replyTo: null, facts } as const
    const [id] = await enqueueEmails(tx, { jobs }, [email], { sender: null })
    if (!id) throw conflict('Your own address has left the newsletter, so no test is sent to it.')
    await insertAudit(tx, by, { action: 'issue.test', subject: `newsletter issue ${issue.id}` })
    return { recipient: by.email }
  })
}

/** Returns what an issue says: as it was sent, or of a draft as it is now. */
async function factsOf(deps: Deps, issue: Issue) {
  return { issueId: null, ...((await sentContent(deps.db, issue.id)) ?? contentOf(issue, await resourcesOf(deps))) }
}
