import type { AnyEndpoint, Input } from '#contract/endpoint/endpoint.ts'
import type { Party } from '#contract/quotes/quote-states.ts'
import { type getQuote } from '#contract/quotes/quotes.ts'
import {
  acceptQuote,
  answerQuote,
  declineQuote,
  passQuote,
  reopenQuote,
  replyToQuote,
  sendMessage,
  undoAccept,
  viewQuote,
  withdrawQuote,
} from '#contract/quotes/quote-steps.ts'
import type { Db } from '#server/db/db.ts'
import { senderOf } from '#server/features/emails/queue/budgets.ts'
import type { Access } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import type { Requester } from '#server/http/access/requester.ts'
import type { QuoteGrant, QuoteAccess, Subject } from './access/access.ts'
import { acceptLatest, answerRequest } from './steps/answer-request.ts'
import { noteOpened } from './access/note-opened.ts'
import { detailFrom } from './thread/read-requests.ts'
import type { RequestWithThread } from './thread/request-queries.ts'
import type { NewStep } from './thread/step-queries.ts'
import { applyStep, type AcceptDeps } from './steps/apply-step.ts'
import { reopenRequest } from './steps/reopen-request.ts'
import { undoAcceptance } from './steps/undo-accept.ts'

/** Counted for each client address (docs/behaviour/limits.md, Request limits). */
export const STEPS = { name: 'quote-step', points: 60, seconds: 60 }

type StepEndpoint = AnyEndpoint & Pick<typeof getQuote, 'params' | 'output'>
/** The party and account that take a step, as the history records them, and who pays for its emails. */
type Actor = Pick<NewStep, 'accountId' | 'sender'> & { by: Party }

/** The steps that people take. Each is one transaction, and its response is the request after the step. */
export function stepRoutes(serve: Serve, { parties, buyerOnly, supplierOnly, opening }: QuoteAccess, deps: AcceptDeps): void {
  const step = <E extends StepEndpoint>(
    endpoint: E,
    access: Access<Requester, QuoteGrant<Subject, Party>>,
    take: (tx: Db, input: Input<E>, actor: Actor, grant: QuoteGrant) => Promise<RequestWithThread>,
  ) =>
    serve.idempotent(
      endpoint,
      access,
      async (tx, input, requester, grant) => {
        const by = grant.seenAs
        await noteOpened({ ...deps, db: tx }, grant, requester)
        const after = await take(tx, input, { by, accountId: requester.account?.id ?? null, sender: senderOf(requester) }, grant)
        const detail = await detailFrom(tx, after, by, deps.now())
        // A key ends with the request, so who has no account cannot take a pass back.
        const steps = requester.account ? detail.steps : detail.steps.filter((name) => name !== 'reopen')
        // The output of every step is that of `getQuote`, but TypeScript does not resolve the output of a generic endpoint.
        return { ...detail, steps } as never
      },
      { limit: STEPS },
    )

  step(viewQuote, opening.supplierOnly, (tx, { id }, actor) => applyStep(tx, deps, id, { step: 'view', note: null, ...actor }))
  step(answerQuote, supplierOnly, (tx, quote, actor, { subject }) => answerRequest(tx, deps, subject, quote, actor))
  step(replyToQuote, supplierOnly, (tx, { id }, actor) => applyStep(tx, deps, id, { step: 'reply', note: null, ...actor }))
  step(passQuote, supplierOnly, (tx, { id, reason }, actor) => applyStep(tx, deps, id, { step: 'pass', note: reason, ...actor }))
  step(reopenQuote, supplierOnly, (tx, { id }, actor) => reopenRequest(tx, deps, id, actor))
  step(acceptQuote, buyerOnly, (tx, input, actor) => acceptLatest(tx, deps, input, actor))
  step(undoAccept, buyerOnly, (tx, { id }, actor, { subject }) => undoAcceptance(tx, deps, { id, bulkId: subject.bulkId }, actor))
  step(declineQuote, buyerOnly, (tx, { id, reason }, actor) => applyStep(tx, deps, id, { step: 'decline', note: reason, ...actor }))
  step(withdrawQuote, buyerOnly, (tx, { id, reason }, actor) => applyStep(tx, deps, id, { step: 'withdraw', note: reason, ...actor }))
  step(sendMessage, parties, (tx, { id, text }, actor) => applyStep(tx, deps, id, { step: 'message', note: text, ...actor }))
}
