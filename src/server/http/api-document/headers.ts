import type { RequestHeader, ResponseHeader } from '#server/http/kinds/operation.ts'

type DescribedHeader = { component: string; description: string; schema: { type: string; [keyword: string]: unknown } }

/** Headers of requests, as an operation that reads one names it. */
export const REQUEST_HEADERS: Record<RequestHeader, DescribedHeader> = {
  'Idempotency-Key': {
    component: 'IdempotencyKey',
    description:
      'Makes it safe to send a call again: for 24 hours the same key and body give the first response, and the same key with another body is 409.',
    schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x20-\\x7e]+$' },
  },
  'If-Match': {
    component: 'IfMatch',
    description:
      'The `ETag` of what this call changes: if somebody else has changed it since, it is 409. Without the header the last write wins.',
    schema: { type: 'string' },
  },
}

/** Headers of responses. The last two belong to all of them, and to those that a client may try again. */
export const RESPONSE_HEADERS: Record<ResponseHeader | 'X-Request-Id' | 'Retry-After', DescribedHeader> = {
  'X-Total-Count': {
    component: 'TotalCount',
    description: 'The length of the whole list, of which `limit` and `offset` choose a part.',
    schema: { type: 'integer', minimum: 0 },
  },
  'X-Search-Reading': {
    component: 'SearchReading',
    description: 'How the search was understood, as percent-encoded JSON: corrected words, words left out, a place in it.',
    schema: { type: 'string' },
  },
  ETag: {
    component: 'ETag',
    description: 'Stands for what the response shows; `If-Match` of a change takes it.',
    schema: { type: 'string' },
  },
  'X-Request-Id': {
    component: 'RequestId',
    description: 'The name of this request in the log of the site; problem documents have it as `requestId`.',
    schema: { type: 'string' },
  },
  'Retry-After': {
    component: 'RetryAfter',
    description: 'The seconds after which the call can be made again.',
    schema: { type: 'integer', minimum: 1 },
  },
}

export const headerRef = (name: keyof typeof RESPONSE_HEADERS) => ({ $ref: `#/components/headers/${RESPONSE_HEADERS[name].component}` })
export const parameterRef = (name: RequestHeader) => ({ $ref: `#/components/parameters/${REQUEST_HEADERS[name].component}` })

/** Returns the components that the two functions above refer to. */
export function headerComponents() {
  const parameters = Object.entries(REQUEST_HEADERS).map(([name, { component, description, schema }]) => [
    component,
    { in: 'header', name, required: false, description, schema },
  ])
  const headers = Object.values(RESPONSE_HEADERS).map(({ component, description, schema }) => [component, { description, schema }])
  return { parameters: Object.fromEntries(parameters), headers: Object.fromEntries(headers) }
}
