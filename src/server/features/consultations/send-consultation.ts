import type { sendEnquiry } from '#contract/site/consultations.ts'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { senderOf } from '#server/features/emails/queue/budgets.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { ownersAddress } from '#server/features/emails/readers/receivers.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { insertConsultation } from './queries.ts'

type Deps = Pick<Context, 'jobs' | 'config' | 'now'>

/** Stores what somebody asks, and sends it to the owner, whose reply goes to the asker, and a copy to the asker. */
export async function passToOwner(
  tx: Db,
  { jobs, config, now }: Deps,
  consultation: Input<typeof sendEnquiry>,
  requester: Requester,
): Promise<Output<typeof sendEnquiry>> {
  await insertConsultation(tx, consultation, now())
  const toOwner = {
    kind: 'enquiry',
    recipient: ownersAddress(config),
    replyTo: consultation.email,
    facts: { enquiry: consultation },
  } as const
  const copy = { kind: 'enquiry-copy', recipient: consultation.email, replyTo: null, facts: { enquiry: consultation } } as const
  await enqueueEmails(tx, { jobs }, [toOwner, copy], { sender: senderOf(requester) })
  return { status: 'sent' }
}
