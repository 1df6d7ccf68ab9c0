import { authenticateSandbox, confirmSandbox } from '#contract/billing/billing.ts'
import { supplier, withoutMembers } from '#server/http/access/access.ts'
import { notFound } from '#server/http/problems.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { PaymentsUnavailable } from '#server/ports/payments/payments.ts'
import { authenticate, confirm } from '#server/ports/payments/sandbox/browser.ts'
import type { SandboxStore } from '#server/ports/payments/sandbox/sandbox-store.ts'

const payer = withoutMembers(supplier)
const CARDS = { limit: { name: 'sandbox-card', points: 30, seconds: 60 } }

/** Serves what a browser asks the sandbox, as it would ask a payment provider. Whoever has the secret may. */
export function sandboxRoutes(serve: Serve, store: SandboxStore): void {
  serve(confirmSandbox, payer, (input) => known(confirm(store, input)), CARDS)
  serve(authenticateSandbox, payer, (input) => known(authenticate(store, input)), CARDS)
}

/** @throws 404 for a secret that the sandbox did not give */
async function known<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw notFound('This payment')
    throw error
  }
}
