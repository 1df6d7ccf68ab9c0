import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { signaturesOf } from '#server/security/encryption.ts'
import { sandboxStore } from '#server/features/billing/sandbox/sandbox-store.ts'
import { runSandbox } from '#server/features/billing/sandbox/sandbox-webhooks.ts'
import type { Payments } from '#server/ports/payments/payments.ts'
import { sandboxPayments } from '#server/ports/payments/sandbox.ts'

type Deps = Pick<Context, 'config' | 'db' | 'jobs' | 'now' | 'secrets'>

const secretOf = ({ secrets }: Pick<Deps, 'secrets'>): string => signaturesOf(secrets, 'webhooks of the sandbox')[0]

/** Opens what takes payments: Stripe where it is configured, else the sandbox. Stripe's library is loaded only then. */
export async function createPayments(deps: Deps): Promise<Payments> {
  const { config, now } = deps
  if (config.stripe) return (await import('#server/ports/payments/stripe.ts')).stripePayments(config.stripe, now)
  return sandboxPayments({ store: sandboxStore(deps), now, secret: secretOf(deps) })
}

/** Starts what the sandbox does by itself; with another provider there is nothing to start. To be called before the server is ready. */
export function startSandbox(context: Context, server: FastifyInstance): void {
  if (context.payments.provider !== 'sandbox') return
  const { process, publicUrl } = context.config
  // A worker does not serve the site itself.
  const origin = process === 'worker' ? Promise.resolve(publicUrl) : ownOrigin(server)
  runSandbox(context, { store: sandboxStore(context), secret: secretOf(context), origin })
}

/** Resolves to where this process listens, as it reaches itself, once it does; rejects when it stops before. */
function ownOrigin(server: FastifyInstance): Promise<string> {
  const origin = new Promise<string>((resolve, reject) => {
    server.server.once('listening', () => resolve(originOf(server.server.address())))
    server.addHook('onClose', async () => reject(new Error('The site stops before it listens.')))
  })
  // Whoever waits for it is told; where nobody does, nobody needs to know.
  origin.catch(() => {})
  return origin
}

function originOf(address: ReturnType<FastifyInstance['server']['address']>): string {
  // It listens on a port, not on a socket file.
  const { address: host, port, family } = address as AddressInfo
  if (family === 'IPv6') return `http://[${host === '::' ? '::1' : host}]:${port}`
  return `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`
}
