import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { signaturesOf } from '#server/encryption.ts'
import { sandboxStore } from '#server/features/billing/sandbox-store.ts'
import { runSandbox } from '#server/features/billing/sandbox-webhooks.ts'
import type { Payments } from '#server/ports/payments/payments.ts'
import { sandboxPayments } from '#server/ports/payments/sandbox.ts'
import { stripePayments } from '#server/ports/payments/stripe.ts'

type Deps = Pick<Context, 'config' | 'db' | 'jobs' | 'now' | 'secrets'>

const secretOf = ({ secrets }: Pick<Deps, 'secrets'>): string => signaturesOf(secrets, 'webhooks of the sandbox')[0]

/** Opens what takes payments: Stripe where it is configured, else the sandbox. */
export function openPayments(deps: Deps): Payments {
  const { config, now } = deps
  return config.stripe ? stripePayments(config.stripe, now) : sandboxPayments({ store: sandboxStore(deps), now, secret: secretOf(deps) })
}

/** Starts what the sandbox does by itself; with another provider there is nothing to start. */
export function startSandbox(context: Context, server: FastifyInstance): void {
  if (context.payments.provider !== 'sandbox') return
  runSandbox(context, { store: sandboxStore(context), secret: secretOf(context), origin: () => ownOrigin(server) })
}

/** Returns where this process listens, as it reaches itself; null while it does not. */
function ownOrigin(server: FastifyInstance): string | null {
  const [first] = server.addresses()
  // It listens on a port, not on a socket file.
  if (!first || typeof first === 'string') return null
  const { address, port, family } = first
  if (family === 'IPv6') return `http://[${address === '::' ? '::1' : address}]:${port}`
  return `http://${address === '0.0.0.0' ? '127.0.0.1' : address}:${port}`
}
