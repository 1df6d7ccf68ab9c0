import type { EmailFacts } from '#contract/emails/emails.ts'
import type { Receiver } from '#contract/quotes/quote-emails.ts'
import type { Party } from '#contract/quotes/quote-states.ts'
import type { SampleStepName } from '#contract/samples/sample-states.ts'
import type { Context } from '#server/context.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'
import { recipientFor } from '#server/features/emails/readers/receivers.ts'
import { sampleKeyOf, supplierKeyOf } from '#server/features/samples/access/link-key.ts'
import { encrypt } from '#server/security/encryption.ts'
import type { SampleMatterRow } from './queries.ts'

export type EmailDeps = Pick<Context, 'config' | 'secrets'>

/** Returns recipient and facts of an email about a sample, with the link key of its reader; null where an account answers, or the owner gets it. */
function addressed(deps: EmailDeps, { id, item, businessName, contactEmail, supplier }: Omit<SampleMatterRow, 'status'>, to: Party) {
  const { recipient, forOwner } = recipientFor(supplier, deps)
  const isSuppliers = to === 'supplier'
  const token = isSuppliers ? supplierTokenOf(deps, id, supplier, forOwner) : encrypt(deps.secrets, sampleKeyOf(deps.secrets, id))
  const facts = { sampleId: id, token, supplier, forOwner: isSuppliers && forOwner, item, buyer: businessName, to }
  const addresses = isSuppliers ? { recipient, replyTo: contactEmail } : { recipient: contactEmail, replyTo: supplier.email }
  return { ...addresses, facts }
}

function supplierTokenOf({ secrets }: EmailDeps, id: string, { id: supplierId, email, isClaimed }: Receiver, forOwner: boolean) {
  if (isClaimed || forOwner || email === null) return null
  return encrypt(secrets, supplierKeyOf(secrets, { id, supplierId, email }))
}

type Asked = NonNullable<EmailFacts['sample-request']['request']>

/** Returns an email to the supplier, whose replies go to the buyer, and a copy to the buyer with a link that needs no account. */
export function requestEmails(deps: EmailDeps, sample: { id: string; item: string; supplier: Receiver; request: Asked }): NewEmail[] {
  const { request, ...rest } = sample
  const matter = { ...rest, businessName: request.businessName, contactEmail: request.contactEmail }
  const [toSupplier, toBuyer] = [addressed(deps, matter, 'supplier'), addressed(deps, matter, 'buyer')]
  return [
    { kind: 'sample-request', ...toSupplier, facts: { ...toSupplier.facts, request } },
    { kind: 'sample-request-copy', ...toBuyer, facts: { ...toBuyer.facts, request } },
  ]
}

/** Returns the email that notifies the other side of a step. */
export function stepEmail(
  deps: EmailDeps,
  matter: SampleMatterRow,
  { step, note, to }: { step: SampleStepName; note: string | null; to: Party },
) {
  const { facts, ...addresses } = addressed(deps, matter, to)
  return { kind: 'sample-step', ...addresses, facts: { ...facts, step, note } } satisfies NewEmail
}

/** Returns the reminder to the side that a sample waits for. */
export function reminderEmail(deps: EmailDeps, matter: SampleMatterRow, to: Party) {
  const { facts, ...addresses } = addressed(deps, matter, to)
  return { kind: 'sample-reminder', ...addresses, facts: { ...facts, status: matter.status } } satisfies NewEmail
}
