import { useMutation, useQueryClient } from '@tanstack/react-query'
import { follow, type Outcome } from './write.ts'

/** As `useWrite`, for what is no JSON, such as a file on its way. Each call of it is sent. @throws what `send` throws, once it has been said */
export function useUpload<Input, Output>(send: (input: Input) => Promise<Output>, outcome: Outcome<Input, Output>) {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({ mutationFn: (input: Input) => follow(client, send(input), input, outcome) })
  return { sendOrThrow: mutateAsync, isPending }
}
