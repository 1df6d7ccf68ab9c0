import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { described, line, noControls, paging, prose, Time, trimmed, Uuid } from '#contract/endpoint/values.ts'

/** `sent`: every email is queued; `stopped`: the owner has ended the sending before everything had left. */
export const ISSUE_STATUSES = ['draft', 'sending', 'sent', 'stopped'] as const
export type IssueStatus = (typeof ISSUE_STATUSES)[number]
export const MAX_ISSUE_RESOURCES = 6
export const MAX_ISSUE_INTRODUCTION = 4000

const TOO_MANY = `Please choose at most ${MAX_ISSUE_RESOURCES} resources.`
const draft = {
  subject: line(150, 'Please enter a subject.'),
  introduction: prose(MAX_ISSUE_INTRODUCTION),
  resourceIds: described(
    z.array(z.string().check(trimmed, noControls, z.maxLength(80))).check(
      z.maxLength(MAX_ISSUE_RESOURCES, TOO_MANY),
      z.refine((ids) => new Set(ids).size === ids.length, 'Please choose each resource once.'),
    ),
    'Ids of the library, in the order of the email.',
  ),
}

export const Issue = z.object({
  id: Uuid,
  status: z.enum(ISSUE_STATUSES),
  subject: z.string(),
  introduction: z.string(),
  resourceIds: z.array(z.string()),
  createdAt: Time,
  changedAt: Time,
  startedAt: z.nullable(Time),
  endedAt: z.nullable(Time),
  total: described(
    z.int(),
    'The confirmed addresses when the sending began, and for how many of them the email was queued and not taken back.',
  ),
  queued: z.int(),
  waiting: described(z.int(), 'Of those, how many emails have not left yet, and how many were given up.'),
  failed: z.int(),
})
export type Issue = z.output<typeof Issue>

const params = { id: Uuid }

export const listIssues = listEndpoint('GET /api/admin/newsletter-issues', {
  isPrivate: true,
  summary: 'Issues of the newsletter, the newest first, with the progress of their sending',
  query: paging(20),
  item: Issue,
})
export const getIssue = endpoint('GET /api/admin/newsletter-issues/:id', {
  isPrivate: true,
  summary: 'An issue of the newsletter',
  params,
  output: Issue,
})
export const addIssue = endpoint('POST /api/admin/newsletter-issues', {
  summary: 'Write an issue of the newsletter',
  body: draft,
  output: Issue,
  status: 201,
})
export const changeIssue = endpoint('PUT /api/admin/newsletter-issues/:id', {
  summary: 'Change an issue that has not been sent',
  params,
  body: draft,
  output: Issue,
})
export const removeIssue = endpoint('DELETE /api/admin/newsletter-issues/:id', {
  summary: 'Delete an issue that has not been sent',
  params,
})
export const previewIssue = endpoint('GET /api/admin/newsletter-issues/:id/preview', {
  isPrivate: true,
  summary: 'An issue as it is sent to the owner’s own address: both parts of its email',
  params,
  output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
})
export const testIssue = endpoint('POST /api/admin/newsletter-issues/:id/test', {
  summary: 'Send an issue to the owner’s own address only',
  params,
  output: z.object({ recipient: z.string() }),
  status: 202,
})
export const sendIssue = endpoint('POST /api/admin/newsletter-issues/:id/send', {
  summary: 'Send an issue to every confirmed address',
  description: 'Its text and its receivers are fixed then: addresses that are confirmed later do not get it.',
  params,
  output: Issue,
  status: 202,
})
export const stopIssue = endpoint('POST /api/admin/newsletter-issues/:id/stop', {
  summary: 'Stop the sending of an issue: what has not left yet never goes',
  description: 'Emails that are queued and have not left are taken back; one that is just being sent still arrives.',
  params,
  output: Issue,
})
