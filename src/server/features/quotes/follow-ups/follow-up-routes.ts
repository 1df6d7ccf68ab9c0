import { answerVenue, askBuyer, getFollowUp, sayFirstDelivery } from '#contract/quotes/follow-ups.ts'
import { senderOf } from '#server/features/emails/queue/budgets.ts'
import type { QuoteAccess, QuoteGrant } from '#server/features/quotes/access/access.ts'
import type { StepDeps } from '#server/features/quotes/steps/apply-step.ts'
import { STEPS } from '#server/features/quotes/step-routes.ts'
import type { RouteDeps } from '#server/feature.ts'
import type { Requester } from '#server/http/access/requester.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { answerAboutVenue, ask, followUpOf, tellFirstDelivery } from './follow-ups.ts'

type Deps = StepDeps & Pick<RouteDeps, 'db'>

/** What both sides do once prices were accepted. Each step is one transaction with the message that tells of it. */
export function followUpRoutes(serve: Serve, { opening, buyerOnly, supplierOnly }: QuoteAccess, deps: Deps): void {
  const actor = (requester: Requester, by: 'buyer' | 'supplier') => ({
    by,
    accountId: requester.account?.id ?? null,
    sender: senderOf(requester),
  })
  const limit = { limit: STEPS }
  serve(getFollowUp, opening.parties, (_, __, { subject }: QuoteGrant) => followUpOf(deps.db, subject.id))
  serve.idempotent(sayFirstDelivery, supplierOnly, (tx, input, by) => tellFirstDelivery(tx, deps, input, actor(by, 'supplier')), limit)
  serve.idempotent(askBuyer, supplierOnly, (tx, input, by) => ask(tx, deps, input, actor(by, 'supplier')), limit)
  serve.idempotent(answerVenue, buyerOnly, (tx, input, by) => answerAboutVenue(tx, deps, input, actor(by, 'buyer')), limit)
}
