import { listEnquiries, markEnquiry, removeEnquiry, restoreEnquiry, sendEnquiry, type Consultation } from '#contract/site/consultations.ts'
import { phoneCell } from '#shared/contact/phone-cell.ts'
import type { Context } from '#server/context.ts'
import { inOrderOf } from '#server/features/accounts/export/keyset-queries.ts'
import { anyone, owner } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { mark, remove, restore } from './manage.ts'
import { consultations, consultationOf, consultationPage } from './queries.ts'
import { passToOwner } from './send-consultation.ts'

/** Counted for each client address (docs/behaviour/limits.md, Request limits). */
const CONSULTATIONS = { name: 'enquiry', points: 10, seconds: 60 }

const COLUMNS = {
  Received: ({ createdAt }: Consultation) => createdAt,
  About: ({ kind }: Consultation) => kind,
  Name: ({ name }: Consultation) => name,
  Email: ({ email }: Consultation) => email,
  Phone: ({ phone }: Consultation) => phone && phoneCell(phone),
  Message: ({ message }: Consultation) => message,
  Answered: ({ answeredAt }: Consultation) => answeredAt,
}

export function consultationRoutes(serve: Serve, deps: Pick<Context, 'db' | 'jobs' | 'config' | 'now'>): void {
  const { db } = deps
  const existing = owner.on(consultationOf({ isRemoved: false }))
  serve.idempotent(sendEnquiry, anyone, (tx, input, requester) => passToOwner(tx, deps, input, requester), { limit: CONSULTATIONS })
  serve.exportable(listEnquiries, owner, (query) => consultationPage(db, query), {
    name: 'enquiries',
    columns: COLUMNS,
    rows: (filter) => inOrderOf<Consultation>(consultations(db, filter), ['createdAt', 'id']),
  })
  serve(markEnquiry, existing, ({ id, isAnswered }, { account }) => mark(deps, id, isAnswered, account))
  serve(removeEnquiry, existing, ({ id }, { account }) => remove(deps, id, account))
  serve(restoreEnquiry, owner.on(consultationOf({ isRemoved: true })), ({ id }, { account }) => restore(deps, id, account))
}
