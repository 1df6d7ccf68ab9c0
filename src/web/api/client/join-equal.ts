/** Returns `send` such that a call with the input of the call before it, while that is pending, returns its promise. */
export function joinEqual<Input, Output>(send: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
  let pending: { content: string; sent: Promise<Output> } | undefined
  return (input) => {
    const content = JSON.stringify(input)
    if (pending?.content === content) return pending.sent
    const sent = send(input).finally(() => {
      if (pending?.sent === sent) pending = undefined
    })
    pending = { content, sent }
    return sent
  }
}
