import type { QueryClient } from '@tanstack/react-query'
import type { Address, ResponseOf, RequestOf } from '#contract/api.ts'
import type { ToastText } from '#web/ui/feedback/toast-queue.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { Attempts } from './use-attempts.ts'
import { callOverHttp, type CallOptions } from './call.ts'
import { failureToast } from './failure-toast.ts'
import { sessionChanged, sessionMayHaveEnded } from './me.ts'
import type { Read } from './query.ts'

/** What a write changes and how it says how it went. */
export type Outcome<Input, Output> = {
  /** The reads that show what it changes. What is in view is read again before the write counts as done, the rest when it is next opened. */
  invalidates: readonly Address[]
  /** The read of which the response is the new state. */
  updates?: Read
  /** Said in a toast when it went well; a text alone is the title. */
  success?: Said | ((output: Output, input: Input) => Said)
  /** The title of the toast of a failure; or a function that shows the problem in its own way and returns the toast, if there is to be one. */
  failure?: string | ((error: unknown, input: Input) => ToastText | void)
}

type Said = string | ToastText

const ME = 'GET /api/me'

export type WriteOptions<A extends Address> = Omit<CallOptions, 'idempotencyKey' | 'signal'> &
  Outcome<RequestOf<A>, ResponseOf<A>> & {
    /** Has the server do it only once, however often this very input is tried (`useAttempts`). */
    attempts?: Attempts
  }

/** Sends a write and follows it to its end. Components use `useWrite`. @throws what the call throws, once it has been said */
export function write<A extends Address>(
  client: QueryClient,
  address: A,
  input: RequestOf<A>,
  { attempts, ...options }: WriteOptions<A>,
): Promise<ResponseOf<A>> {
  return follow(client, attempts ? sendOnce(attempts) : callOverHttp(address, input, options), input, options)

  async function sendOnce(of: Attempts) {
    const output = await callOverHttp(address, input, { ...options, idempotencyKey: of.keyFor(JSON.stringify(input)) })
    of.forget()
    return output
  }
}

/** Says how a write went and has what it changed read again. @throws what it failed with */
export const follow = <Input, Output>(client: QueryClient, sent: Promise<Output>, input: Input, outcome: Outcome<Input, Output>) =>
  sent.then(
    (output) => succeeded(client, output, input, outcome),
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

/** The page may show what is no longer so, or the response alone was lost: what would have changed is read again here as well. */
async function failed<Input, Output>(
  client: QueryClient,
  error: unknown,
  input: Input,
  { invalidates, updates, failure = 'Error' }: Outcome<Input, Output>,
): Promise<never> {
  sessionMayHaveEnded(client, error)
  const said = typeof failure === 'function' ? failure(error, input) : failureToast(error, failure)
  if (said) toast(said)
  if (updates) await client.invalidateQueries({ queryKey: updates.queryKey })
  await readAgain(client, invalidates)
  throw error
}

const successToast = (said: Said): ToastText => (typeof said === 'string' ? { title: said, tone: 'success' } : said)

/** Who is signed in is asked when a session may have changed, and not after every wrong password. */
function readAgain(client: QueryClient, addresses: readonly Address[]) {
  const shown: readonly unknown[] = addresses.filter((address) => address !== ME)
  return client.invalidateQueries({ predicate: ({ queryKey }) => shown.includes(queryKey[0]) })
}
