import type { Problem } from '#contract/endpoint/problem.ts'
import { isOffline } from './connection.ts'

/** A call that failed: the message is the status, a colon, a space and the body. */
export class CallError extends Error {
  readonly status: number
  readonly body: string
  readonly problem: Problem | undefined
  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.name = 'CallError'
    this.status = status
    this.body = body
    this.problem = problemIn(body)
  }
}

function problemIn(body: string): Problem | undefined {
  try {
    const document = JSON.parse(body)
    return typeof document?.detail === 'string' ? document : undefined
  } catch {
    return undefined
  }
}

/** Returns the message to show for a failed call: the server's own where it sent one. */
export function serverMessage(error: unknown): string {
  if (error instanceof CallError) return error.problem?.detail ?? 'Something went wrong on our side. Please try again in a minute.'
  if (isOffline()) return 'You are offline. Please try again when you are back.'
  return 'We could not reach the server. Please check your connection and try again.'
}
