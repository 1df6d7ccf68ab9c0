import type { sendEnquiry } from '#contract/site/enquiries.ts'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { senderOf } from '#server/features/emails/queue/budgets.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { ownersAddress } from '#server/features/emails/readers/receivers.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { insertEnquiry } from './queries.ts'

type Deps = Pick<Context, 'jobs' | 'config' | 'now'>

/** Stores what somebody asks, and sends it to the owner, whose reply goes to the asker, and a copy to the asker. */
export async function passToOwner(
  tx: Db,
  { jobs, config, now }: Deps,
  enquiry: Input<typeof sendEnquiry>,
  requester: Requester,
): Promise<Output<typeof sendEnquiry>> {
  await insertEnquiry(tx, enquiry, now())
  const toOwner = { kind: 'enquiry', recipient: ownersAddress(config), replyTo: enquiry.email, facts: { enquiry } } as const
  const copy = { kind: 'enquiry-copy', recipient: enquiry.email, replyTo: null, facts: { enquiry } } as const
  await enqueueEmails(tx, { jobs }, [toOwner, copy], { sender: senderOf(requester) })
  return { status: 'sent' }
}
