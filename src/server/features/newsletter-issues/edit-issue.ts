import type { addIssue, Issue } from '#contract/emails/newsletter-issues.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { rejectUnknownResources } from './content.ts'
import { deleteDraft, insertIssue, issueById, updateDraft } from './queries.ts'

type Deps = Pick<Context, 'db' | 'now'>
type Draft = Input<typeof addIssue>

/** @throws 400 for a resource that the library does not have */
export const createIssue = ({ db, now }: Deps, draft: Draft, by: SessionAccount): Promise<Issue> => {
  rejectUnknownResources(draft)
  return inTransaction(db, async (tx) => {
    const { id } = await insertIssue(tx, draft, now())
    await insertAudit(tx, by, { action: 'issue.add', subject: `newsletter issue ${id}`, details: { subject: draft.subject } })
    return issueOf(tx, id)
  })
}

/** @throws 400 for a resource that the library does not have, 409 when the issue is no draft */
export const editIssue = async ({ db, now }: Deps, { id, ...draft }: Draft & { id: string }, by: SessionAccount): Promise<Issue> => {
  rejectUnknownResources(draft)
  return inTransaction(db, async (tx) => {
    if (!(await updateDraft(tx, id, draft, now()))) throw conflict('This issue has been sent, so its text cannot change any more.')
    await insertAudit(tx, by, { action: 'issue.change', subject: `newsletter issue ${id}`, details: { subject: draft.subject } })
    return issueOf(tx, id)
  })
}

/** @throws 409 when the issue is no draft */
export const removeDraft = ({ db }: Pick<Deps, 'db'>, { id, subject }: Issue, by: SessionAccount): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await deleteDraft(tx, id))) throw conflict('This issue has been sent, so it stays on the list.')
    await insertAudit(tx, by, { action: 'issue.remove', subject: `newsletter issue ${id}`, details: { subject } })
  })

/** Returns an issue as the owner reads it. @throws 404 when it has just been deleted */
export async function issueOf(tx: Db, id: string): Promise<Issue> {
  const issue = await issueById.load(tx, { id })
  if (!issue) throw notFound(issueById.what)
  return issue
}
