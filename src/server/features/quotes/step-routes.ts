import type { AnyEndpoint, Input } from '#contract/endpoint.ts'
import type { Party } from '#contract/quote-states.ts'
import {
  acceptQuote,
  answerQuote,
  declineQuote,
  passQuote,
  sendMessage,
  viewQuote,
  withdrawQuote,
  type getQuote,
} from '#contract/quotes.ts'
import type { Db } from '#server/db/db.ts'
import type { Access } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Requester } from '#server/http/requester.ts'
import type { Admission, QuoteAccess } from './access.ts'
import { acceptOffer, answerRequest } from './answer-request.ts'
import { detailOf } from './read-requests.ts'
import type { Taken } from './step-queries.ts'
import { takeStep, type StepDeps } from './take-step.ts'

const STEPS = { name: 'quote-step', points: 60, seconds: 60 }

type StepEndpoint = AnyEndpoint & Pick<typeof getQuote, 'params' | 'output'>
/** Whoever takes a step, as the history keeps it. */
type Who = Pick<Taken, 'accountId'> & { by: Party }

/** Each step that people take: one transaction, answered with the request as it stands then. */
export function stepRoutes(serve: Serve, { parties, buyerOnly, supplierOnly }: QuoteAccess, deps: StepDeps): void {
  const step = <E extends StepEndpoint>(
    endpoint: E,
    access: Access<Requester, Admission>,
    take: (tx: Db, input: Input<E>, who: Who, admission: Admission) => Promise<void>,
  ) =>
    serve.idempotent(
      endpoint,
      access,
      async (tx, input, { account }, admission) => {
        const by = admission.seenAs as Party
        await take(tx, input, { by, accountId: account?.id ?? null }, admission)
        return detailOf(tx, admission.subject.id, by) as never
      },
      { limit: STEPS },
    )

  step(viewQuote, supplierOnly, (tx, { id }, who) => takeStep(tx, deps, id, { step: 'view', note: null, ...who }))
  step(answerQuote, supplierOnly, (tx, given, who, { subject }) => answerRequest(tx, deps, subject, given, who))
  step(passQuote, supplierOnly, (tx, { id, reason }, who) => takeStep(tx, deps, id, { step: 'pass', note: reason, ...who }))
  step(acceptQuote, buyerOnly, (tx, given, who) => acceptOffer(tx, deps, given, who))
  step(declineQuote, buyerOnly, (tx, { id, reason }, who) => takeStep(tx, deps, id, { step: 'decline', note: reason, ...who }))
  step(withdrawQuote, buyerOnly, (tx, { id, reason }, who) => takeStep(tx, deps, id, { step: 'withdraw', note: reason, ...who }))
  step(sendMessage, parties, (tx, { id, text }, who) => takeStep(tx, deps, id, { step: 'message', note: text, ...who }))
}
