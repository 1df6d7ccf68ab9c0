import Stripe from 'stripe'
import { PaymentRefused, PaymentsUnavailable } from '#server/ports/payments/payments.ts'
import { strictHttp } from './strict-http.ts'

export type StripeSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** What is sold, each with the provider's id of its price. Several of one plan and interval differ in what they cost. */
  prices: { id: string; plan: 'starter' | 'professional' | 'enterprise'; interval: 'month' | 'year' }[]
  /** Origin of the service. */
  base: string
}

/** The version that the types of the library describe. */
const API_VERSION = '2026-10-28.endive'
/** How long one attempt may take, and how many follow it. */
export const LIMITS = { timeoutMs: 10_000, retries: 2 }

export function stripeClient(
  { secretKey, base }: Pick<StripeSettings, 'secretKey' | 'base'>,
  { timeoutMs, retries }: typeof LIMITS,
): Stripe {
  const { protocol, hostname, port } = new URL(base)
  const isPlain = protocol === 'http:'
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    httpClient: strictHttp(),
  })
}

/**
 * Calls Stripe. @throws PaymentRefused when a card is refused, with the bank's words; PaymentsUnavailable for anything else, with what is
 * known of the reason and nothing that was sent
 */
export async function calling<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof PaymentRefused || error instanceof PaymentsUnavailable) throw error
    if (error instanceof Stripe.errors.StripeCardError) throw new PaymentRefused(error.message)
    throw new PaymentsUnavailable(`Stripe could not be asked: ${reasonOf(error)}`)
  }
}

/** Stripe's own messages may repeat what was sent, a part of the key among it: the kind of an error, its code and the request's id do not. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error.name : 'unknown'
  const { type, statusCode, code, param, requestId } = error
  return [type, statusCode, code, param, requestId].filter((part) => part !== undefined && part !== '').join(' ')
}

/** Returns whether Stripe says that what was asked for is not possible as things are, rather than that it could not do it. */
export const isImpossible = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400
