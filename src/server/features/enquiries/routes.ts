import { listEnquiries, markEnquiry, removeEnquiry, restoreEnquiry, sendEnquiry, type Enquiry } from '#contract/site/enquiries.ts'
import { phoneCell } from '#shared/contact/phone-cell.ts'
import type { Context } from '#server/context.ts'
import { inOrderOf } from '#server/features/accounts/export/keyset-queries.ts'
import { anyone, owner } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { mark, remove, restore } from './manage.ts'
import { enquiries, enquiryOf, enquiryPage } from './queries.ts'
import { passToOwner } from './send-enquiry.ts'

/** Counted for each client address (docs/behaviour/limits.md, Request limits). */
const ENQUIRIES = { name: 'enquiry', points: 10, seconds: 60 }

const COLUMNS = {
  Received: ({ createdAt }: Enquiry) => createdAt,
  About: ({ kind }: Enquiry) => kind,
  Name: ({ name }: Enquiry) => name,
  Email: ({ email }: Enquiry) => email,
  Phone: ({ phone }: Enquiry) => phone && phoneCell(phone),
  Message: ({ message }: Enquiry) => message,
  Answered: ({ answeredAt }: Enquiry) => answeredAt,
}

export function enquiryRoutes(serve: Serve, deps: Pick<Context, 'db' | 'jobs' | 'config' | 'now'>): void {
  const { db } = deps
  const existing = owner.on(enquiryOf({ isRemoved: false }))
  serve.idempotent(sendEnquiry, anyone, (tx, input, requester) => passToOwner(tx, deps, input, requester), { limit: ENQUIRIES })
  serve.exportable(listEnquiries, owner, (query) => enquiryPage(db, query), {
    name: 'enquiries',
    columns: COLUMNS,
    rows: (filter) => inOrderOf<Enquiry>(enquiries(db, filter), ['createdAt', 'id']),
  })
  serve(markEnquiry, existing, ({ id, isAnswered }, { account }) => mark(deps, id, isAnswered, account))
  serve(removeEnquiry, existing, ({ id }, { account }) => remove(deps, id, account))
  serve(restoreEnquiry, owner.on(enquiryOf({ isRemoved: true })), ({ id }, { account }) => restore(deps, id, account))
}
