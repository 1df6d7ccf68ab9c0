import { useMutation, useQueryClient } from '@tanstack/react-query'
import { serverMessage } from '#web/api/call-error.ts'
import { applyOutcome, type Outcome } from './write.ts'

/**
 * `useWrite` for what is not sent as JSON, such as a file. Equal inputs are not joined.
 * @throws what `send` throws, after it has been reported to the user
 */
export function useUpload<Input, Output>(send: (input: Input) => Promise<Output>, outcome: Outcome<Input, Output>) {
  const client = useQueryClient()
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: (input: Input) => applyOutcome(client, send(input), input, outcome) })
  return { sendOrThrow: mutateAsync, isPending, problem: error ? serverMessage(error) : undefined }
}
