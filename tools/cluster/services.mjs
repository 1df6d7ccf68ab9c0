import { createMailServer } from '#test/stubs/mail-server.ts'
import { startModelServer } from '#test/stubs/model-server.ts'
import { createStripe, stripeVariables } from '#test/stubs/stripe-server.ts'
import { betaCents } from '#contract/billing/plans.ts'
import { createTcpProxy } from '#test/programs/tcp-proxy.ts'

/** What the suppliers of this cluster subscribe to. */
const BETA = { plan: 'professional', interval: 'month', cents: betaCents('professional', 'month') }
const SAID = { text: 'Please tell me what you are looking for, and where you are.' }
const QUESTIONS = 100_000

/**
 * Starts what others run for a marketplace, in this process: a mail server, a model and Stripe, each behind a proxy. Returns the proxies by name, the
 * environment that names them, and what they have received.
 */
export async function startServices() {
  const [mail, model, stripe] = await Promise.all([
    createMailServer(),
    startModelServer(),
    createStripe({ now: () => new Date(), sells: [BETA] }),
  ])
  model.next(...Array.from({ length: QUESTIONS }, () => SAID))
  const [toMail, toModel, toStripe] = await Promise.all([mail.url, model.base, stripe.settings.base].map(proxyTo))
  return {
    proxies: { mail: toMail, model: toModel, payments: toStripe },
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${toMail.port}`,
      ...stripeVariables({ ...stripe.settings, base: `http://127.0.0.1:${toStripe.port}` }),
      AI_BASE_URL: `http://127.0.0.1:${toModel.port}/v1`,
      AI_API_KEY: 'of-this-machine-only',
      AI_MODEL: 'says-one-thing',
      AI_DAILY_TOKENS: '1000000000',
    },
    /** The id of each email that was taken, as often as it was. */
    emails: () => mail.emails.map(({ messageId }) => messageId),
    /** The listing of each customer at Stripe, and how many subscriptions it has. */
    customers: () => stripe.store.customers().map(({ supplierId, subscriptions }) => ({ supplierId, subscriptions: subscriptions.length })),
    async stop() {
      await Promise.all([toMail, toModel, toStripe].map((proxy) => proxy.cut()))
      await Promise.all([mail.close(), model.stop(), stripe.close()])
    },
  }
}

const proxyTo = (address) => createTcpProxy(Number(new URL(address).port))
