import type { QueryClient } from '@tanstack/react-query'
import type { Address, ResponseOf, RequestOf } from '#contract/api.ts'
import type { ToastText } from '#web/ui/feedback/toast-queue.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { Attempts } from './use-attempts.ts'
import { callOverHttp, type CallOptions } from '#web/api/client/call.ts'
import { failureToast } from './failure-toast.ts'
import { sessionChanged, codeMayBeDue } from '#web/api/session/me.ts'
import type { Read } from '#web/api/reads/query.ts'

/** What a write changes, and how its result is reported to the user. */
export type Outcome<Input, Output> = {
  /** The reads that the write changes. Those in view are refetched before the write counts as done, the others when next used. */
  invalidates: readonly Address[]
  /** The read whose new state is the response. */
  updates?: Read
  /** The toast after success; a text alone is the title. */
  success?: SuccessText | ((output: Output, input: Input) => SuccessText)
  /**
   * The title of the toast after a failure; or a function that shows the error in its own way and returns the toast, if there is to be one.
   */
  failure?: string | ((error: unknown, input: Input) => ToastText | void)
}

type SuccessText = string | ToastText

const ME = 'GET /api/me'

export type WriteOptions<A extends Address> = Omit<CallOptions, 'idempotencyKey' | 'signal'> &
  Outcome<RequestOf<A>, ResponseOf<A>> & {
    /** Makes the server perform it only once, however often the same input is sent (`useAttempts`). */
    attempts?: Attempts
    /** Returns whether a later write will refetch what this one changes: data of the time between the two would undo what is shown. */
    hasNext?: () => boolean
  }

/**
 * Sends a write and applies its outcome. Components use `useWrite`.
 * @throws what the call throws, after it has been reported to the user
 */
export function write<A extends Address>(
  client: QueryClient,
  address: A,
  input: RequestOf<A>,
  { attempts, hasNext = () => false, ...options }: WriteOptions<A>,
): Promise<ResponseOf<A>> {
  const sent = attempts ? sendOnce(attempts) : callOverHttp(address, input, options)
  return applyOutcome(client, sent, input, options, hasNext)

  async function sendOnce(of: Attempts) {
    const output = await callOverHttp(address, input, { ...options, idempotencyKey: of.keyFor(JSON.stringify(input)) })
    of.forget()
    return output
  }
}

/** Applies the outcome of a write: reports the result and refetches what it changed. @throws what it failed with */
export const applyOutcome = <Input, Output>(
  client: QueryClient,
  sent: Promise<Output>,
  input: Input,
  outcome: Outcome<Input, Output>,
  hasNext = () => false,
) =>
  sent.then(
    (output) => succeeded(client, output, input, hasNext() ? { ...outcome, invalidates: [] } : outcome),
    (error) => failed(client, error, input, outcome),
  )

async function succeeded<Input, Output>(
  client: QueryClient,
  output: Output,
  input: Input,
  { invalidates, updates, success }: Outcome<Input, Output>,
): Promise<Output> {
  if (updates) client.setQueryData(updates.queryKey, output)
  if (invalidates.includes(ME)) await sessionChanged(client)
  await readAgain(client, invalidates)
  if (success) toast(successToast(typeof success === 'function' ? success(output, input) : success))
  return output
}

/** Refetches after a failure as well: the page may show outdated data, or the write succeeded and only its response was lost. */
async function failed<Input, Output>(
  client: QueryClient,
  error: unknown,
  input: Input,
  { invalidates, updates, failure = 'Error' }: Outcome<Input, Output>,
): Promise<never> {
  codeMayBeDue(client, error)
  const text = typeof failure === 'function' ? failure(error, input) : failureToast(error, failure)
  if (text) toast(text)
  if (updates) await client.invalidateQueries({ queryKey: updates.queryKey })
  await readAgain(client, invalidates)
  throw error
}

const successToast = (text: SuccessText): ToastText => (typeof text === 'string' ? { title: text, tone: 'success' } : text)

/** Refetches what is shown of these reads. The signed-in user is excluded: `sessionChanged` refetches it, and not after every wrong password. */
export function readAgain(client: QueryClient, addresses: readonly Address[]) {
  const shown: readonly unknown[] = addresses.filter((address) => address !== ME)
  return client.invalidateQueries({ predicate: ({ queryKey }) => shown.includes(queryKey[0]) })
}
