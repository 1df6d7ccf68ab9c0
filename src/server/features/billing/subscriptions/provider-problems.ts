import { PaymentRefused, PaymentsUnavailable } from '#server/ports/payments/payments.ts'
import { Problem, unavailable } from '#server/http/problems.ts'

/** Waits for the payment provider. @throws 402 with its message when it refuses, 503 when it does not answer */
export async function asProblem<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (error instanceof PaymentRefused) throw new Problem(402, error.message)
    if (error instanceof PaymentsUnavailable) throw unavailable('The payment provider', error)
    throw error
  }
}
