import {
  addIssue,
  changeIssue,
  getIssue,
  listIssues,
  previewIssue,
  removeIssue,
  sendIssue,
  stopIssue,
  testIssue,
} from '#contract/emails/newsletter-issues.ts'
import type { Context } from '#server/context.ts'
import { owner } from '#server/http/access/access.ts'
import type { Limit } from '#server/http/access/guards.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import type { RenderEmail } from '#server/ports/mail/render-email.ts'
import { createIssue, editIssue, removeDraft } from './edit-issue.ts'
import { issueById, issuePage } from './queries.ts'
import { startSending, stopSending } from './send-issue.ts'
import { preview, sendTest } from './show-issue.ts'

/** Counted for each account (docs/behaviour/limits.md, Request limits). */
const TESTS: Limit = { name: 'newsletter-test', points: 20, seconds: 3600, per: 'account' }

type Deps = Pick<Context, 'db' | 'jobs' | 'config' | 'secrets' | 'changes' | 'now'> & { render: RenderEmail }

export function newsletterIssueRoutes(serve: Serve, deps: Deps): void {
  const ofIssue = owner.on(issueById)
  serve(listIssues, owner, (query) => issuePage(deps.db, query))
  serve(getIssue, ofIssue, async (_, __, issue) => issue)
  serve(addIssue, owner, (draft, { account }) => createIssue(deps, draft, account))
  serve(changeIssue, ofIssue, (input, { account }) => editIssue(deps, input, account))
  serve(removeIssue, ofIssue, (_, { account }, issue) => removeDraft(deps, issue, account))
  serve(previewIssue, ofIssue, (_, { account }, issue) => preview(deps, issue, account))
  serve(testIssue, ofIssue, (_, { account }, issue) => sendTest(deps, issue, account), { limit: TESTS })
  serve(sendIssue, ofIssue, (_, { account }, issue) => startSending(deps, issue, account))
  serve(stopIssue, ofIssue, (_, { account }, issue) => stopSending(deps, issue, account))
}
