import type { Call } from '#contract/api.ts'
import { CallError } from './call-error.ts'

/** A refusal as the server throws it: a status and a sentence for the person. */
type Refusal = { status: number; message: string }
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500

/**
 * While a page is rendered: refusals become what a browser would have received, and of anything else only the fact gets out,
 * since what a read fails with is written into the page.
 */
export const neutral =
  (call: Call): Call =>
  async (address, input) => {
    try {
      return await call(address, input)
    } catch (error) {
      throw isRefusal(error) ? new CallError(error.status, documentOf(error)) : new CallError(500, 'Internal Server Error')
    }
  }

const documentOf = ({ status, message }: Refusal) => JSON.stringify({ type: 'about:blank', title: 'Error', status, detail: message })
