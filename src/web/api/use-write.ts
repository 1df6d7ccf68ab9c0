import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address, ResponseOf, RequestOf } from '#contract/api.ts'
import { serverMessage } from './call-error.ts'
import { joinEqual } from './join-equal.ts'
import { write, type WriteOptions } from './write.ts'

type Callbacks<Input, Output> = Pick<UseMutationOptions<Output, Error, Input>, 'onSuccess' | 'onError'>

type UseWriteOptions<A extends Address> = WriteOptions<A> & Callbacks<RequestOf<A>, ResponseOf<A>>

/**
 * The one way to write from a component: it sends the request, reports the result, refetches what it invalidates, and handles an expired
 * session. Equal inputs sent while one of them is pending, as by a double click, are one call. `problem` is the server's message about the
 * last one. `onSuccess` and `onError` run last, when what is in view is fresh.
 */
export function useWrite<A extends Address>(address: A, { onSuccess, onError, ...options }: UseWriteOptions<A>) {
  const client = useQueryClient()
  const {
    mutateAsync,
    mutate: _,
    ...state
  } = useMutation({
    mutationFn: (input: RequestOf<A>) => write(client, address, input, options),
    onSuccess,
    onError,
  })
  const senders = useMemo(() => {
    const sendOrThrow = joinEqual((input: RequestOf<A>) => mutateAsync(input))
    return { send: (input: RequestOf<A>) => succeeds(sendOrThrow(input)), sendOrThrow }
  }, [mutateAsync])
  return { ...state, ...senders, problem: state.error ? serverMessage(state.error) : undefined }
}

/** Returns whether the write succeeded; a failure has been reported to the user by then. */
const succeeds = (sent: Promise<unknown>): Promise<boolean> =>
  sent.then(
    () => true,
    () => false,
  )
