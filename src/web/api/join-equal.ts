/** Returns `send` such that a call with an input equal to that of a pending call returns the pending call's promise. */
export function joinEqual<Input, Output>(send: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
  const pending = new Map<string, Promise<Output>>()
  return (input) => {
    const content = JSON.stringify(input)
    const sent = pending.get(content) ?? send(input).finally(() => pending.delete(content))
    pending.set(content, sent)
    return sent
  }
}
