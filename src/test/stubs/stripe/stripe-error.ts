type Kind = 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error'

/** An error as Stripe words it. */
export class StripeError extends Error {
  readonly status: number
  readonly type: Kind
  readonly code: string

  constructor(status: number, type: Kind, code: string, message: string) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
  }
}

export const invalid = (code: string, message: string) => new StripeError(400, 'invalid_request_error', code, message)
export const missing = (id: string) => new StripeError(404, 'invalid_request_error', 'resource_missing', `No such object: '${id}'`)
export const declined = (message: string) => new StripeError(402, 'card_error', 'card_declined', message)
