import { useMutation, useQueryClient, type QueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address, ResponseOf, RequestOf } from '#contract/api.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { joinEqual } from '#web/api/client/join-equal.ts'
import { write, type WriteOptions } from './write.ts'

type Callbacks<Input, Output> = Pick<UseMutationOptions<Output, Error, Input>, 'onSuccess' | 'onError'>

type UseWriteOptions<A extends Address> = Omit<WriteOptions<A>, 'hasNext'> &
  Callbacks<RequestOf<A>, ResponseOf<A>> & {
    /** Writes with this name are sent one after another, in the order of their calls; what they change is refetched after the last one. */
    queue?: string
  }

/**
 * The one way to write from a component: it sends the request, reports the result, refetches what it invalidates, and handles an expired
 * session. A second call with the same input while the first is pending, as by a double click, is the same call. `problem` is the server's message about the
 * last one. `onSuccess` and `onError` run last, when what is in view is fresh.
 */
export function useWrite<A extends Address>(address: A, { onSuccess, onError, queue, ...options }: UseWriteOptions<A>) {
  const client = useQueryClient()
  const {
    mutateAsync,
    mutate: _,
    ...state
  } = useMutation({
    mutationFn: (input: RequestOf<A>) => write(client, address, input, { ...options, hasNext: () => isWaitedFor(client, queue) }),
    ...(queue && { scope: { id: queue } }),
    onSuccess,
    onError,
  })
  const senders = useMemo(() => {
    const sendOrThrow = joinEqual((input: RequestOf<A>) => mutateAsync(input))
    return { send: (input: RequestOf<A>) => succeeds(sendOrThrow(input)), sendOrThrow }
  }, [mutateAsync])
  return { ...state, ...senders, problem: state.error ? serverMessage(state.error) : undefined }
}

/** A mutation is paused while another one of its scope is pending. */
const isWaitedFor = (client: QueryClient, queue: string | undefined) =>
  queue !== undefined &&
  client.getMutationCache().find({ predicate: ({ options, state }) => options.scope?.id === queue && state.isPaused }) !== undefined

/** Returns whether the write succeeded; a failure has been reported to the user by then. */
const succeeds = (sent: Promise<unknown>): Promise<boolean> =>
  sent.then(
    () => true,
    () => false,
  )
